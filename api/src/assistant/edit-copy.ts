import { join } from 'node:path'
import { createDraftThread } from '@shingle/storage/draft-guard/draft-thread.ts'
import type { EditedCopy, EditOrder } from './edit-worker.ts'

const thread = createDraftThread<EditOrder>(join(import.meta.dirname, 'edit-worker.ts'))

const isEdited = (answer: unknown): answer is EditedCopy =>
  typeof answer === 'object' && answer !== null && 'before' in answer

/** Makes edits of a copy of a draft, in a thread of its own and in its account's turn; undefined where it cannot be loaded within the limits. */
export const editCopy = async (accountId: string, order: EditOrder): Promise<EditedCopy | undefined> => {
  const answer = await thread.ask(accountId, order)
  return isEdited(answer) ? answer : undefined
}
