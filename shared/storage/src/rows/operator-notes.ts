import { operatorNotesMaximum } from '@shingle/shared/support/limits.ts'
import * as z from 'zod/mini'

/** What every note to whoever runs the deployment says beside its words. */
export const operatorNoteShape = {
  _id: z.string(),
  createdAt: z.date(),
  /** Whether the operator was sent it; unknown of one from before that was kept. */
  isMailed: z.optional(z.boolean()),
} as const

interface NoteCommands {
  countDocuments(filter: object, options: { readonly limit: number }): Promise<number>
  findOneAndDelete(
    filter: { readonly isMailed?: false },
    options: { readonly sort: { readonly createdAt: 1 } },
  ): Promise<unknown>
}

/**
 * Makes room for one more note where there are so many: the oldest that nobody was sent gives way, and to one that is
 * mailed else the oldest. False where nothing may give way, so that no flood takes away what others were heard with.
 */
export const makeRoomForNote = async (
  raw: NoteCommands,
  { isMailed = false }: { readonly isMailed?: boolean | undefined },
): Promise<boolean> => {
  const removeOldest = async (filter: { readonly isMailed?: false }): Promise<boolean> =>
    (await raw.findOneAndDelete(filter, { sort: { createdAt: 1 } })) !== null
  const isFull = (await raw.countDocuments({}, { limit: operatorNotesMaximum })) >= operatorNotesMaximum
  if (!isFull || (await removeOldest({ isMailed: false }))) return true
  return isMailed && removeOldest({})
}
