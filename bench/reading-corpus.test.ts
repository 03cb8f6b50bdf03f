import { describe, expect, it } from 'vitest'
import type { CorpusPart } from './reading/corpus.ts'
import { type Figures, figuresOf } from './reading/figures.ts'
import { readAll } from './reading/read-all.ts'

const all = readAll()
const inPart = (part: CorpusPart) => figuresOf(all.filter(({ description }) => description.part === part))
const seen = inPart('seen')
const heldBack = inPart('held back')

const floors: readonly (readonly [keyof Figures, number, number])[] = [
  ['language', 99, 99],
  ['asCard', 95, 92],
  ['asCardOrWords', 99.5, 98.5],
  ['pricesFound', 95, 88],
  ['pricesShown', 98, 95],
  ['hoursFound', 98, 82],
  ['refusalsFound', 100, 96],
  ['phonesFound', 100, 100],
]
const ceilings: readonly (readonly [keyof Figures, number, number])[] = [
  ['junk', 5, 7.5],
  ['pricesWrong', 0, 0],
  ['hoursWrong', 0, 2],
  ['contradicted', 0, 1],
]

describe('[5.answers] descriptions as owners type them are read as well as they once were', () => {
  it.each(floors)('%s is at least %d, and %d on what was held back', (figure, ofSeen, ofHeldBack) => {
    expect(seen[figure]).toBeGreaterThanOrEqual(ofSeen)
    expect(heldBack[figure]).toBeGreaterThanOrEqual(ofHeldBack)
  })

  it.each(ceilings)('%s is at most %d, and %d on what was held back', (figure, ofSeen, ofHeldBack) => {
    expect(seen[figure]).toBeLessThanOrEqual(ofSeen)
    expect(heldBack[figure]).toBeLessThanOrEqual(ofHeldBack)
  })
})
