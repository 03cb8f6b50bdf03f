import { setImmediate as nextTurn } from 'node:timers/promises'
import { syncLimits } from '@shingle/shared/sync/sync-limits.ts'
import { measured } from '@shingle/storage/draft-guard/meter.ts'
import { applyStored, type StoredUpdate } from '@shingle/storage/draft-guard/stored-update.ts'
import type * as Y from 'yjs'

/**
 * Brings a document up to what other processes accepted, in order, and answers how many steps it took. They tried each update by
 * itself: others have a turn before more is done in one go than one update may cost.
 */
export const followUpdates = async (document: Y.Doc, updates: readonly StoredUpdate[]): Promise<number> => {
  let [steps, sinceTurn] = [0, 0]
  for (const update of updates) {
    if (sinceTurn > syncLimits.update.steps) {
      await nextTurn()
      sinceTurn = 0
    }
    const spent = measured(document, () => applyStored(document, update))
    steps += spent.steps
    sinceTurn += spent.steps
  }
  return steps
}
