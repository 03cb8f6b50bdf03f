import type { DraftControl, DraftUser } from '@shingle/shared/sync/sync-messages.ts'
import type { Db } from 'mongodb'
import { controlRowSchema } from '../rows/draft-sync.ts'
import { controlOf } from './draft-reading.ts'
import { draftRows } from './draft-rows.ts'

/** Has a draft say the name that whoever edited it last has now; the control where that changed anything. */
export const createNameHolder = (db: Db) => {
  const { sync } = draftRows(db)
  return async (draftId: string, { id, name }: DraftUser): Promise<DraftControl | undefined> => {
    const row = await sync.raw.findOneAndUpdate(
      { _id: draftId, 'holder.id': id, 'holder.name': { $ne: name } },
      { $set: { 'holder.name': name } },
      { returnDocument: 'after', projection: { tail: 0 } },
    )
    return row === null ? undefined : controlOf(controlRowSchema.parse(row))
  }
}

/** Has a draft say another holder in place of somebody who is gone; the control where that was them. */
export const createReplaceHolder = (db: Db) => {
  const { sync } = draftRows(db)
  return async (draftId: string, goneId: string, holder: DraftUser): Promise<DraftControl | undefined> => {
    const row = await sync.raw.findOneAndUpdate(
      { _id: draftId, 'holder.id': goneId },
      { $set: { holder } },
      { returnDocument: 'after', projection: { tail: 0 } },
    )
    return row === null ? undefined : controlOf(controlRowSchema.parse(row))
  }
}
