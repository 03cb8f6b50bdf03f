import { join } from 'node:path'
import { type Result, refuse, succeed } from '@shingle/shared/problem/problem.ts'
import { editsTookTooLong } from '@shingle/shared/proposal/problems.ts'
import { syncLimits } from '@shingle/shared/sync/sync-limits.ts'
import { draftDamaged } from '@shingle/shared/website/problems.ts'
import { checker } from '@shingle/storage/draft-guard/checker.ts'
import { createDraftThread } from '@shingle/storage/draft-guard/draft-thread.ts'
import { cheapFrom } from '@shingle/storage/draft-log/draft-snapshot.ts'
import type { SnapshotCost } from '@shingle/storage/rows/draft-snapshots.ts'
import type { EditedCopy, EditOrder, TrialOrder, TriedEdit } from './edit-worker.ts'

const script = join(import.meta.dirname, 'edit-worker.ts')

const isEdited = (answer: unknown): answer is EditedCopy =>
  typeof answer === 'object' && answer !== null && 'before' in answer
const isTried = (answer: unknown): answer is readonly TriedEdit[] => Array.isArray(answer)

const thread = createDraftThread<EditOrder | TrialOrder>(script)

/** Where edits are made of copies of drafts and tried on what they say: in a thread of its own, for each account in its turn. */
export const editThread = {
  /** Makes edits of a copy of a draft. What takes longer than it may is refused. */
  editCopy: async (accountId: string, order: EditOrder): Promise<Result<EditedCopy>> => {
    const answer = await thread.ask(accountId, order)
    if (answer === undefined) return refuse(editsTookTooLong)
    return isEdited(answer) ? succeed(answer) : refuse(draftDamaged)
  },
  /** Those of the edits that can be made one after the other. What takes longer than it may is refused, and is not none. */
  tryEdits: async (accountId: string, order: TrialOrder): Promise<Result<readonly TriedEdit[]>> => {
    const answer = await thread.ask(accountId, order)
    return isTried(answer) ? succeed(answer) : refuse(editsTookTooLong)
  },
}

/** What loading a state (Yjs V2) costs, where that is little enough for it to be stored. */
export const cheapCost = async (accountId: string, state: Uint8Array): Promise<SnapshotCost | undefined> => {
  const loaded = await checker.load(accountId, [{ state }])
  const { steps, moves } = syncLimits.vetted
  const isCheap = loaded !== undefined && loaded.steps <= steps && loaded.moves <= moves
  return isCheap ? cheapFrom(loaded.structs) : undefined
}
