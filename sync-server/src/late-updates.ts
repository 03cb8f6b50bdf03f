import * as Y from 'yjs'
import { triedOrigin } from './shadow.ts'

/** So many updates, of so many bytes each, wait for somebody to read the document. */
const most = { count: 64, bytes: 4_096 } as const

/**
 * What was accepted and sent on, and is not in the live document yet. Nobody reads that while somebody types, so that
 * what they type goes in together, at the cost of one transaction.
 */
export interface LateUpdates {
  add(update: Uint8Array): void
  /** Brings the document up to all that was accepted: whoever reads it has to call this first. */
  settle(): void
}

export const createLateUpdates = (document: Y.Doc): LateUpdates => {
  let waiting: Uint8Array[] = []
  const settle = (): void => {
    const updates = waiting
    if (updates.length === 0) return
    waiting = []
    const applyAll = () => {
      for (const update of updates) Y.applyUpdate(document, update)
    }
    document.transact(applyAll, triedOrigin)
  }
  return {
    settle,
    add: (update) => {
      waiting.push(update)
      if (waiting.length >= most.count || update.byteLength > most.bytes) settle()
    },
  }
}
