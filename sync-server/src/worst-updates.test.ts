import { syncLimits } from '@shingle/shared/sync/sync-limits.ts'
import { expect, it } from 'vitest'
import { draftStarts } from './fixtures/large-draft.ts'
import { searchWorst, type Tried } from './fixtures/search-worst.ts'

const seed = 20261122

it('[security 2.5] a search for what costs the most finds nothing beyond the fuel, and leaves no trace', () => {
  const found: Tried[] = []
  searchWorst({
    seed,
    caps: syncLimits.update,
    goesOn: (count) => count < 24,
    hear: (tried) => found.push(tried),
    costOf: (tried) => (tried.steps + tried.liveSteps) * 1000 + tried.moves + tried.liveMoves,
  })
  const { steps, moves } = syncLimits.update
  // One item may be passed, or one cut made, before the meter says so.
  const beyond = found.filter((tried) => tried.steps > steps * 1.1 || tried.moves > moves * 1.1)
  expect(beyond).toEqual([])
  // What waits to be applied together may cost a quarter of that.
  const liveBeyond = found.filter((tried) => tried.liveSteps > steps * 1.25 || tried.liveMoves > moves * 1.25)
  expect(liveBeyond).toEqual([])
  const mostLost = Math.max(...found.map(({ lost }) => lost))
  expect(mostLost).toBeGreaterThan(syncLimits.rebuild.structs)
  expect(mostLost).toBeLessThanOrEqual(syncLimits.structs)
  expect(new Set(found.map(({ plan }) => plan.start))).toEqual(new Set(draftStarts))
  expect(found.filter(({ isIntact }) => !isIntact)).toEqual([])
  expect(new Set(found.map(({ outcome }) => outcome)).size).toBeGreaterThan(1)
}, 120_000)
