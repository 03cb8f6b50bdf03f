import { describe, expect, it } from 'vitest'
import type { OpeningHours } from '../../business/opening-hours.ts'
import { seededRandom } from '../../chance/seeded-random.ts'
import { languages } from '../../language/language.ts'
import { countWork } from '../count-work.testing.ts'
import { expectedHours } from './fixtures/expected-hours.ts'
import { notations } from './fixtures/notations.ts'
import { readHours } from './read-hours.ts'

const lines = languages.flatMap((language) =>
  [...notations[language].shaping, ...notations[language].unseen].map(
    ([text, expected]) => ({ language, text, expected }) as const,
  ),
)

/** The days that are open, without those that are said to be closed. */
const openIn = (hours: OpeningHours): OpeningHours =>
  Object.fromEntries(Object.entries(hours).filter(([, spans]) => spans.length > 0))

describe('[5.answers] opening hours as people write them', () => {
  it.each(lines)('$language: $text', ({ language, text, expected }) => {
    const { hours, words, always } = readHours([text], language)
    expect({ hours: openIn(hours), hasWords: words.length > 0, isAlways: always !== '' }).toEqual(
      expectedHours(expected),
    )
  })
})

const unknownTokens = ['Xylo', 'qwrt', '§', '77', '8:99', '窓', '팔', 'Juniors'] as const

describe('[5.answers] what is not understood stays words', () => {
  it('one unknown token anywhere in a clause and nothing of it is stated', () => {
    const random = seededRandom('unknown tokens')
    for (const { language, text } of lines) {
      // Beside Han and kana every place is one between words.
      const gaps = [0, ...[...text.matchAll(/ /gu)].map(({ index }) => index + 1), text.length]
      for (const gap of gaps) {
        const odd = `${text.slice(0, gap)} ${random.pick(unknownTokens)} ${text.slice(gap)}`
        const { hours, words, always } = readHours([odd], language)
        expect({ odd, hours, words, always }).toEqual({ odd, hours: {}, words: [odd.trim()], always: '' })
      }
    }
  })

  it('and so do facts that other words may take from', () => {
    const inWords = (...clauses: string[]) => {
      expect(readHours(clauses, 'english')).toEqual({ hours: {}, words: clauses, always: '' })
    }
    inWords('Mon-Fri 9-5', 'Saturdays 9-1 by appointment')
    inWords('Mon-Fri 9-5', 'in summer 9-3')
    inWords('Closed Mondays')
  })

  it('words that take nothing stand beside the facts', () => {
    const { hours, words } = readHours(['Mon 9-5', 'closed bank holidays', 'ring the bell'], 'english')
    expect(hours).toEqual({ mon: [{ opens: '09:00', closes: '17:00' }] })
    expect(words).toEqual(['closed bank holidays', 'ring the bell'])
  })
})

describe('[5.answers] hours in several clauses', () => {
  it('are read together', () => {
    const { hours } = readHours(['Open every day 9-5', 'closed Sundays'], 'english')
    expect(openIn(hours)).toEqual(readHours(['Mon-Sat 9-5'], 'english').hours)
    expect(readHours(['10:00〜19:00', '木曜休み'], 'japanese').hours.thu).toEqual([])
  })

  it.each([
    ['english', 'Mon-Fri 9-5, closed Sun', 'sun', 'sat'],
    ['english', 'Wed-Fri 10-4, closed Mondays', 'mon', 'tue'],
    ['german', 'Di-Fr 9-18 Uhr, Montag Ruhetag', 'mon', 'sat'],
    ['french', 'mer et ven 10h-18h, fermé le lundi', 'mon', 'thu'],
    ['spanish', 'L-V 9-14, domingos cerrado', 'sun', 'sat'],
    ['italian', 'mar-ven 9-13, chiuso il lunedì', 'mon', 'sun'],
    ['japanese', '火〜金 10:00〜18:00、月曜休み', 'mon', 'sun'],
    ['Korean', '화~금 10:00~18:00, 월요일 휴무', 'mon', 'sun'],
  ] as const)('in %s “%s” closes %s, and says nothing of %s', (...[language, text, closed, unnamed]) => {
    const { hours } = readHours([text], language)
    expect(hours[closed]).toEqual([])
    expect(hours[unnamed]).toBeUndefined()
  })

  it.each([
    ['english', 'no days off, 9am-5pm'],
    ['german', 'kein tag ruhetag, 9-17 Uhr'],
    ['spanish', 'sin día de descanso, 9:00-17:00'],
    ['french', 'sans jour de fermeture, 9h-17h'],
    ['italian', 'senza giorno di chiusura, 9.00-17.00'],
    ['japanese', '定休日なし 9:00〜17:00'],
    ['Korean', '휴무일 없음 9:00~17:00'],
  ] as const)('in %s “%s” is every day', (language, text) => {
    const { hours } = readHours([text], language)
    expect(Object.values(hours).flat()).toEqual(Array(7).fill({ opens: '09:00', closes: '17:00' }))
  })

  it('anybody who answers at any hour is quoted', () => {
    const { hours, always } = readHours(['Office Mon-Fri 9-5, emergencies 24/7'], 'english')
    expect(Object.keys(hours)).toHaveLength(5)
    expect(always).toBe('24/7')
    expect(readHours(['Day or night.'], 'english').always).toBe('Day or night')
  })
})

// Each can begin and end a statement, so that a run of them is read in as many ways as it can be divided.
const dividing = [
  '24/7 ',
  '24h, ',
  '24/7 Mon ',
  'Mon 24h; ',
  'Mon closed ',
  '9-5 Mon ',
  'Mon 9-5 closed ',
] as const

describe('[security] hours of any length', () => {
  const week = 'Mon 9-12 and 14-17, Tue 10-16, Wed closed, '
  const readAll = (text: string) => () => void readHours([text], 'english')
  const filled = (unit: string, length: number) => unit.repeat(length / unit.length)

  it.each(dividing)('%s again and again costs no more than a few weeks written out', (unit) => {
    const typical = countWork(readAll(filled(week, 1024)), Number.POSITIVE_INFINITY)
    for (const length of [100, 200, 400, 1024]) {
      expect(countWork(readAll(filled(unit, length)), typical * 8)).toBeLessThan(typical * 8)
    }
  })

  it('are stated where all ways to read them say the same', () => {
    expect(readHours(['24/7 '.repeat(20)], 'english').always).toContain('24/7')
    expect(readHours(['24/7 '.repeat(200)], 'english')).toMatchObject({ hours: {}, always: '' })
  })
})
