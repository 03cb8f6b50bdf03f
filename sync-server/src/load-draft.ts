import { loadUpdates } from '@shingle/storage/draft-guard/load-updates.ts'
import { type StoredUpdate, storedBytes } from '@shingle/storage/draft-guard/stored-update.ts'
import type { Doc } from 'yjs'
import type { DraftSurroundings } from './draft-surroundings.ts'

/** Who opens a draft, and who hears of its end. */
export interface Opening {
  /** The account on which it is loaded. */
  readonly openedBy: string
  /** Hears that the document is of no use any more. */
  readonly forget: () => void
}

/** A draft of so many bytes loads as fast as much that is typed is tried: where all come back at once, such drafts wait for nobody. */
const smallLoad = 64 * 1024

/** Fills a document with what is stored of it, on the account and, if it is large, in the turn of whoever opens it; answers the steps that it took. */
export const loadDraft = async (
  { document, around }: { readonly document: Doc; readonly around: DraftSurroundings },
  { openedBy }: Opening,
  updates: readonly StoredUpdate[],
): Promise<number> => {
  const { budgets, heavyWork } = around
  const load = () => budgets.charge(openedBy, () => loadUpdates(document, updates).steps).made
  return storedBytes(updates) <= smallLoad ? load() : heavyWork.run(openedBy, load)
}
