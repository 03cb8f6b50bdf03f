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
  ['asCard', bounds(89.4, 79, 85.5, 90.5, 83, 80.5, 73.5)],
  ['asCardOrWords', bounds(99.5, 99.4, 99.5, 100, 99, 99.5, 98.5)],
  ['pricesFound', bounds(94, 87, 93.5, 91, 90, 77.5, 84.5)],
  ['pricesShown', bounds(98.2, 96.5, 97.5, 93, 99, 90.5, 93)],
  ['hoursFound', bounds(95.9, 88, 83, 100, 100, 60.5, 83.5)],
  ['refusalsFound', bounds(96.7, 99, 93.5, 100, 98, 89.5, 91.5)],
  ['phonesFound', bounds(100, 100, 100, 100, 100, 94, 100)],
  ['kindRight', bounds(88.7, 65.5, 85.5, 75.5, 73, 81.5, 68)],
]
const ceilings: readonly (readonly [keyof Figures, Bounds])[] = [
  ['junk', bounds(2, 3.5, 9.5, 5.5, 4.5, 13, 16)],
  ['pricesWrong', bounds(0, 1, 1, 0, 0, 1, 2)],
  ['hoursWrong', bounds(0, 0, 0, 0, 0, 3, 1)],
  ['contradicted', bounds(3, 1, 6, 0, 0, 5, 8)],
  ['tradeWrong', bounds(3, 8.5, 2.5, 0, 6, 6, 11.5)],
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
