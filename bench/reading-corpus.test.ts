import { describe, expect, it } from 'vitest'
import type { CorpusPart } from './reading/corpus.ts'
import { type Figures, figuresOf } from './reading/figures.ts'
import { readAll } from './reading/read-all.ts'

const all = readAll()
const inPart = (part: CorpusPart) => figuresOf(all.filter(({ description }) => description.part === part))
const parts = {
  seen: inPart('seen'),
  'held back': inPart('held back'),
  'held back last': inPart('held back last'),
  'held back newest': inPart('held back newest'),
}

type Bounds = readonly [seen: number, held: number, last: number, newest: number]

const floors: readonly (readonly [keyof Figures, Bounds])[] = [
  ['language', [99, 99, 99, 99]],
  ['asCard', [89.3, 90, 82.5, 79.5]],
  ['asCardOrWords', [99.5, 99.5, 99, 99]],
  ['pricesFound', [94, 91, 89.5, 75.5]],
  ['pricesShown', [98.3, 93, 98, 91.5]],
  ['hoursFound', [95.9, 100, 100, 52]],
  ['refusalsFound', [96.7, 99, 98, 88]],
  ['phonesFound', [100, 100, 100, 92]],
  ['kindRight', [88.7, 75, 73, 79]],
]
const ceilings: readonly (readonly [keyof Figures, Bounds])[] = [
  ['junk', [2, 5.5, 4.5, 13]],
  ['pricesWrong', [0, 0, 0, 1]],
  ['hoursWrong', [0, 0, 0, 1]],
  ['contradicted', [3, 0, 0, 5]],
  ['tradeWrong', [3.3, 0, 6, 6]],
]

// The newest part is empty from when it has been looked at until others have been written.
const rows = (bounds: readonly (readonly [keyof Figures, Bounds])[]) =>
  bounds
    .flatMap(([figure, [seen, held, last, newest]]) => [
      ['seen', figure, seen] as const,
      ['held back', figure, held] as const,
      ['held back last', figure, last] as const,
      ['held back newest', figure, newest] as const,
    ])
    .filter(([part]) => part !== 'held back newest' || parts[part].descriptions > 0)

describe('[5.answers] descriptions as owners type them are read as well as they once were', () => {
  it.each(rows(floors))('%s: %s is at least %d', (part, figure, floor) => {
    expect(parts[part][figure]).toBeGreaterThanOrEqual(floor)
  })

  it.each(rows(ceilings))('%s: %s is at most %d', (part, figure, ceiling) => {
    expect(parts[part][figure]).toBeLessThanOrEqual(ceiling)
  })
})
