import { type TrashAnswer, trashAnswerSchema } from '@shingle/shared/trash/endpoints.ts'
import { accountQuery } from '../server/account-query.ts'
import { endMoveToast } from '../website/trashed-toast.ts'
import { readTrash } from './trash-calls.ts'

// Offline nothing can be done with it, so that nothing of a deleted website stays on the device.
const trash = accountQuery<TrashAnswer>({
  key: 'trash',
  schema: trashAnswerSchema,
  ask: readTrash,
  isKept: false,
})

/** What the account has in the trash. */
export const useTrash = trash.use

/** Asks for the trash once more. */
export const refreshTrash = (): void => trash.change((known) => known)

/** Takes a website out of the trash at once. */
export const forgetTrashed = (draftId: string): void => {
  endMoveToast(draftId)
  trash.change(({ trashed }) => ({ trashed: trashed.filter((entry) => entry.draftId !== draftId) }))
}
