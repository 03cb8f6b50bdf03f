import { expect, test } from 'vitest'
import { blankContent } from '../../draft/blank-content.ts'
import type { Language } from '../../language/language.ts'
import type { Brief } from './brief.ts'
import { createGate } from './gate.ts'
import { keepsFigures } from './says-only-facts.ts'

const brief: Brief = { trade: '', tone: 'plain-spoken', families: [], refused: [], speaksAsOne: false }

const gateOf = (activities: string, language: Language, more: Partial<Brief> = {}) => {
  const content = blankContent()
  const business = { ...content.business, name: 'Halden', activities, location: 'Leeds' }
  return createGate(
    { ...content, business, settings: { ...content.settings, language } },
    { ...brief, ...more },
  )
}

interface Said {
  readonly language: Language
  readonly told: string
  readonly good: string
  readonly bad: string
}

const said: readonly Said[] = [
  {
    language: 'english',
    told: 'We fix leaks for £40, since 1998. Open Monday.',
    good: 'Leaks fixed for £40, since 1998, on Monday.',
    bad: 'Leaks fixed for £45.',
  },
  {
    language: 'german',
    told: 'Wir reparieren Uhren in Leeds. Termin nach Absprache.',
    good: 'Ihre Uhr geht wieder.',
    bad: 'Seit 20 Jahren für Sie da.',
  },
  {
    language: 'french',
    told: 'Nous réparons les montres.',
    good: 'Votre montre repart.',
    bad: 'Devis gratuit pour votre montre.',
  },
  {
    language: 'spanish',
    told: 'Arreglamos relojes.',
    good: 'Su reloj vuelve a andar.',
    bad: 'Abrimos el lunes para su reloj.',
  },
  {
    language: 'italian',
    told: 'Ripariamo orologi.',
    good: 'Il suo orologio riparte.',
    bad: 'Siamo i migliori per il suo orologio.',
  },
  {
    language: 'japanese',
    told: '時計を修理します。',
    good: '時計がまた動きます。',
    bad: '地域で一番の時計店です。',
  },
  { language: 'Korean', told: '시계를 고칩니다.', good: '시계가 다시 갑니다.', bad: '최고의 시계점입니다.' },
]

test.each(said)(
  '[security T28] in $language a text may say what its owner said, and nothing else',
  ({ language, told, good, bad }) => {
    const gate = gateOf(told, language)
    expect(gate(good)).toBe(good)
    expect(gate(bad)).toBeUndefined()
  },
)

test.each([
  'Ask Maria about it.',
  'We also work in Bradford.',
  'Call 0113 496.',
  'Twenty years of leaks.',
  'Book your appointment now.',
  'A guarantee on every tap.',
  'See evil.example.com for more.',
  'Taps \u{1F6B0} fitted.',
  '   ',
])('[security T28] nobody said this: %s', (text) =>
  expect(gateOf('We fix taps in Leeds.', 'english')(text)).toBeUndefined(),
)

test('[5.generation] it speaks in the person of its owner, names nothing they refuse, and is as quiet as they are', () => {
  const one = gateOf('I fix taps.', 'english', { speaksAsOne: true })
  expect(one('We fix your taps.')).toBe('I fix your taps.')
  const refusing = gateOf('We fix taps.', 'english', { refused: ['gas boilers'] })
  expect(refusing('Taps and gas boilers.')).toBeUndefined()
  expect(gateOf('We bury the dead.', 'english', { tone: 'solemn' })('We are here!')).toBeUndefined()
})

test('[5.generation] other words keep every figure of its owner', () => {
  expect(keepsFigures('From £1,200, since 1998', 'Since 1998, from £1200')).toBe(true)
  expect(keepsFigures('From £1,200, since 1998', 'Since 1998')).toBe(false)
})
