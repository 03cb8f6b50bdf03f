import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../../chance/seeded-random.ts'
import { countWork } from '../../count-work.testing.ts'
import { findPhones } from './phones.ts'

const anywhere = { language: 'english' } as const
const filled = (unit: string): string => unit.repeat(Math.ceil(1024 / unit.length)).slice(0, 1024)
const groups = [
  '90012307 ',
  '012 ',
  '99 ',
  '0 ',
  '011 11 ',
  '07 99 ',
  '(0) ',
  '0-0 ',
  '020 1234 ',
  '+1 1 ',
] as const

const randomFigures = (seed: number): string => {
  const random = seededRandom(`figures ${seed}`)
  return Array.from({ length: 400 }, () => random.below(10 ** (1 + random.below(8))))
    .join(random.pick([' ', '-', ' / ', ' ('] as const))
    .slice(0, 1024)
}

describe('[5.answers] times of day', () => {
  it.each(['NL', 'DE', 'PT', 'BR', 'SE', 'DK', 'IT', 'FR'] as const)('are no phone in %s', (country) => {
    const clocks = ['7.30', '8.00', '9.00', '12.15', '13.30', '17.00', '19.45', '22.00']
    const spans = clocks.flatMap((from, at) => clocks.slice(at + 1).map((till) => `${from}-${till}`))
    const read = spans.filter(
      (span) => findPhones(`Open ma-vr ${span}.`, { ...anywhere, country }).length > 0,
    )
    expect(read).toEqual([])
  })
})

describe('[security] figures of any number', () => {
  it('cost no more than a few pages of phones', () => {
    const work = (text: string, most: number) => countWork(() => void findPhones(text, anywhere), most)
    const typical = work(filled('Call 01353 662012 / 07700 900123, '), Number.POSITIVE_INFINITY)
    const figures = [...groups.map(filled), ...Array.from({ length: 20 }, (_, seed) => randomFigures(seed))]
    for (const text of figures)
      expect({ text, work: work(text, typical * 8) }).not.toHaveProperty('work', typical * 8)
  })

  it('hide no phone behind them', () => {
    const text = `${filled('90012307 ')}. Call 01353 662012`
    const kinds = findPhones(text, { ...anywhere, country: 'GB' }).filter(({ end }) => end === text.length)
    expect(kinds.map(({ kind, start }) => [kind, text.slice(start)])).toEqual([['phone', '01353 662012']])
  })
})
