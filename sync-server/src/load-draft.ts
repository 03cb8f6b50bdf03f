import { loadUpdates } from '@shingle/storage/draft-guard/load-updates.ts'
import type { Doc } from 'yjs'
import type { DraftSurroundings } from './draft-surroundings.ts'

/** Who opens a draft, and who hears of its end. */
export interface Opening {
  /** The account on which it is loaded. */
  readonly openedBy: string
  /** Hears that the document is of no use any more. */
  readonly forget: () => void
}

/** Fills a document with what is stored of it, in the turn and on the account of whoever opens it; answers the steps that it took. */
export const loadDraft = (
  { document, around }: { readonly document: Doc; readonly around: DraftSurroundings },
  { openedBy }: Opening,
  updates: readonly Uint8Array[],
): Promise<number> => {
  const load = () => loadUpdates(document, updates).steps
  return around.heavyWork.run(openedBy, () => around.budgets.charge(openedBy, load).made)
}
