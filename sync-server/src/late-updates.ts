import { syncLimits } from '@shingle/shared/sync/sync-limits.ts'
import type { Fuel } from '@shingle/storage/draft-guard/meter.ts'
import * as Y from 'yjs'
import { triedOrigin } from './shadow.ts'

/** An update that has become durable, its place, and what trying it cost. */
export interface Durable {
  readonly seq: number
  readonly update: Uint8Array
  readonly spent: Fuel
}

/** So many updates, of so many bytes each, wait for somebody to read the document, and no more than cost so much together. */
const most = {
  count: 64,
  bytes: 4_096,
  steps: syncLimits.update.steps / 4,
  moves: syncLimits.update.moves / 4,
} as const

/**
 * What was accepted and sent on, and is not in the live document yet. Nobody reads that while somebody types, so that
 * what they type goes in together, at the cost of one transaction.
 */
export interface LateUpdates {
  /** Applying it takes what trying it took. */
  add(update: Pick<Durable, 'update' | 'spent'>): void
  /** Brings the document up to all that was accepted: whoever reads it has to call this first. */
  settle(): void
}

export const createLateUpdates = (document: Y.Doc): LateUpdates => {
  let waiting: Uint8Array[] = []
  let [steps, moves] = [0, 0]
  const settle = (): void => {
    const updates = waiting
    if (updates.length === 0) return
    waiting = []
    steps = 0
    moves = 0
    const applyAll = () => {
      for (const update of updates) Y.applyUpdate(document, update)
    }
    document.transact(applyAll, triedOrigin)
  }
  return {
    settle,
    add: ({ update, spent }) => {
      waiting.push(update)
      steps += spent.steps
      moves += spent.moves
      const isMuch = waiting.length >= most.count || update.byteLength > most.bytes
      if (isMuch || steps > most.steps || moves > most.moves) settle()
    },
  }
}
