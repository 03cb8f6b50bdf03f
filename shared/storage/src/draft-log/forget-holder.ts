import type { Db } from 'mongodb'
import { draftRows } from './draft-rows.ts'

/** Takes the name of a person who is no more from the drafts, among some, that they edited last. */
export const forgetHolder = async (db: Db, userId: string, draftIds: readonly string[]): Promise<void> => {
  await draftRows(db).sync.raw.updateMany(
    { _id: { $in: [...draftIds] }, 'holder.id': userId },
    { $set: { 'holder.name': '' } },
  )
}
