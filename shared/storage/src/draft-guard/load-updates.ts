import { syncLimits } from '@shingle/shared/sync/sync-limits.ts'
import * as Y from 'yjs'
import { leaveFormatting } from './leave-formatting.ts'
import { metered, type Spent } from './meter.ts'
import { applyStored, type StoredUpdate, storedBytes } from './stored-update.ts'
import { withinDeadline } from './within-deadline.ts'

/** Thrown where a stored draft costs more to load than any honest one; the document may only be thrown away. */
export class DamagedDraft extends Error {
  constructor(cause: unknown) {
    super('a stored draft cannot be loaded', { cause })
  }
}

/** The cost of a load that nobody watches over: it would itself be dearer than so few bytes can be. */
const harmlessBytes = 1_024

/**
 * Fills a document with what is stored of a draft: a state, and the updates since, in order and in one transaction, under
 * the meter and a deadline. The same history can cost far more to load than it did to write, since a state has its
 * writers in another order. Throws `DamagedDraft`, and answers otherwise what it took.
 */
export const loadUpdates = (
  doc: Y.Doc,
  updates: readonly StoredUpdate[],
  { deadlineMs = syncLimits.load.ms }: { readonly deadlineMs?: number } = {},
): Spent => {
  const spent: Spent = { steps: 0, moves: 0, texts: [] }
  const apply = () => {
    doc.transact(() => {
      for (const update of updates) applyStored(doc, update)
    })
  }
  const isHarmless = deadlineMs === Number.POSITIVE_INFINITY || storedBytes(updates) <= harmlessBytes
  const inTime = () => withinDeadline(deadlineMs, apply)
  try {
    metered(doc, { fuel: syncLimits.load, spent }, isHarmless ? apply : inTime)
  } catch (error) {
    throw new DamagedDraft(error)
  }
  return spent
}

/** A document of what is stored of a draft, which nothing but its reader changes; throws `DamagedDraft`. */
export const openStored = (updates: readonly StoredUpdate[]): Y.Doc => {
  const doc = new Y.Doc()
  leaveFormatting(doc)
  loadUpdates(doc, updates)
  return doc
}
