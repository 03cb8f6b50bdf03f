import { describe, expect, it } from 'vitest'
import { type CorpusPart, corpusParts } from './reading/corpus.ts'
import { type Figures, figuresOf } from './reading/figures.ts'
import { readAll } from './reading/read-all.ts'

const all = readAll()
const inPart = (part: CorpusPart) => figuresOf(all.filter(({ description }) => description.part === part))
const parts = {
  seen: inPart('seen'),
  'seen told': inPart('seen told'),
  'seen typed': inPart('seen typed'),
  'held back': inPart('held back'),
  'held back last': inPart('held back last'),
  'held back newest': inPart('held back newest'),
  'held back tales': inPart('held back tales'),
}

type Bounds = Readonly<Record<CorpusPart, number>>

const bounds = (
  ...[seen, told, typed, held, last, newest, tales]: [number, number, number, number, number, number, number]
): Bounds => ({
  seen,
  'seen told': told,
  'seen typed': typed,
  'held back': held,
  'held back last': last,
  'held back newest': newest,
  'held back tales': tales,
})

const floors: readonly (readonly [keyof Figures, Bounds])[] = [
  ['language', bounds(100, 100, 100, 100, 100, 100, 100)],
  ['asCard', bounds(89.5, 79, 85.5, 92, 83, 80.5, 75)],
  ['asCardOrWords', bounds(99.5, 99.4, 99, 100, 99, 98.5, 98.5)],
  ['pricesFound', bounds(94, 87, 92.5, 92, 90, 83, 84)],
  ['pricesShown', bounds(98.5, 97, 97.5, 94, 99, 93, 93)],
  ['hoursFound', bounds(96, 88, 85.5, 100, 100, 75.5, 83.5)],
  ['refusalsFound', bounds(97, 99, 96, 100, 98, 92, 92)],
  ['phonesFound', bounds(100, 100, 100, 100, 100, 95.5, 100)],
  ['kindRight', bounds(89, 65.5, 89, 79, 76.5, 87, 69)],
]
const ceilings: readonly (readonly [keyof Figures, Bounds])[] = [
  ['junk', bounds(2, 3.5, 8, 5.5, 4.5, 10.5, 16.5)],
  ['pricesWrong', bounds(0, 1, 3, 0, 0, 2, 2)],
  ['hoursWrong', bounds(0, 0, 0, 0, 0, 4, 1)],
  ['contradicted', bounds(3, 1, 10, 0, 0, 5, 8)],
  ['tradeWrong', bounds(3, 8.5, 3, 0, 6, 4, 11.5)],
]

// The newest parts are empty from when they have been looked at until others have been written.
const rows = (limits: readonly (readonly [keyof Figures, Bounds])[]) =>
  limits.flatMap(([figure, of]) =>
    corpusParts
      .filter((part) => !part.startsWith('held back ') || parts[part].descriptions > 0)
      .map((part) => [part, figure, of[part]] as const),
  )

describe('[5.answers] descriptions as owners type them are read as well as they once were', () => {
  it.each(rows(floors))('%s: %s is at least %d', (part, figure, floor) => {
    expect(parts[part][figure]).toBeGreaterThanOrEqual(floor)
  })

  it.each(rows(ceilings))('%s: %s is at most %d', (part, figure, ceiling) => {
    expect(parts[part][figure]).toBeLessThanOrEqual(ceiling)
  })
})
