import { join } from 'node:path'
import { syncLimits } from '@shingle/shared/sync/sync-limits.ts'
import { checker } from '@shingle/storage/draft-guard/checker.ts'
import { createDraftThread } from '@shingle/storage/draft-guard/draft-thread.ts'
import { cheapFrom } from '@shingle/storage/draft-log/draft-snapshot.ts'
import type { SnapshotCost } from '@shingle/storage/rows/draft-snapshots.ts'
import type { EditedCopy, EditOrder } from './edit-worker.ts'

const thread = createDraftThread<EditOrder>(join(import.meta.dirname, 'edit-worker.ts'))

const isEdited = (answer: unknown): answer is EditedCopy =>
  typeof answer === 'object' && answer !== null && 'before' in answer

/** Makes edits of a copy of a draft, in a thread of its own and in its account's turn; undefined where it cannot be loaded within the limits. */
export const editCopy = async (accountId: string, order: EditOrder): Promise<EditedCopy | undefined> => {
  const answer = await thread.ask(accountId, order)
  return isEdited(answer) ? answer : undefined
}

/** What loading a state (Yjs V2) costs, where that is little enough for it to be stored. */
export const cheapCost = async (accountId: string, state: Uint8Array): Promise<SnapshotCost | undefined> => {
  const loaded = await checker.load(accountId, [{ state }])
  const { steps, moves } = syncLimits.vetted
  const isCheap = loaded !== undefined && loaded.steps <= steps && loaded.moves <= moves
  return isCheap ? cheapFrom(loaded.structs) : undefined
}
