import { syncLimits } from '@shingle/shared/sync/sync-limits.ts'
import { leaveFormatting } from '@shingle/storage/draft-guard/leave-formatting.ts'
import { measured } from '@shingle/storage/draft-guard/meter.ts'
import { expect, it } from 'vitest'
import * as Y from 'yjs'
import { attackedDraft } from './fixtures/attacked-draft.ts'
import { piecesUpdate, walksUpdate } from './fixtures/large-draft.ts'
import { tryUpdates } from './fixtures/try-updates.ts'
import { createLateUpdates } from './late-updates.ts'
import { Shadow } from './shadow.ts'

const pieces = 1_000

it('[security 2.5] what was accepted at a cost is never applied all in one go, and is applied in order', () => {
  const [live, replayed] = [attackedDraft(), attackedDraft()]
  for (const doc of [live, replayed]) leaveFormatting(doc)
  const shadow = new Shadow(live, { deadlineMs: 20_000, beforeCopy: () => late.settle() })
  const late = createLateUpdates(live)
  const inOneGo: number[] = []
  let accepted = 0
  const take = (update: Uint8Array) => {
    const trial = tryUpdates(shadow, [update], syncLimits.update)
    if (trial.outcome !== 'allowed') throw new Error(trial.outcome)
    accepted += trial.spent.steps
    inOneGo.push(measured(live, () => late.add(trial)).steps)
    Y.applyUpdate(replayed, trial.update)
  }
  take(piecesUpdate(live, { writer: 7, pieces }))
  for (let at = 0; at < 64; at += 1)
    take(walksUpdate({ writer: 8, from: at * 2, across: [7, pieces], walks: 2 }))
  inOneGo.push(measured(live, () => late.settle()).steps)
  expect(accepted).toBeGreaterThan(100_000)
  expect(inOneGo.reduce((sum, steps) => sum + steps, 0)).toBe(accepted)
  expect(Math.max(...inOneGo)).toBeLessThan(syncLimits.update.steps / 2)
  expect(Y.encodeStateAsUpdate(live)).toEqual(Y.encodeStateAsUpdate(replayed))
  shadow.close()
})
