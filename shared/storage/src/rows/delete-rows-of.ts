import type { Db } from 'mongodb'
import type { Owner } from './collection.ts'
import { collections } from './collections.ts'

/** Deletes every row that belongs to a website, an account or an address, as the collections themselves say. */
export const deleteRowsOf = async (db: Db, kind: Owner['of'], id: string): Promise<void> => {
  for (const { owners, deleteWhere } of collections)
    for (const { of, by } of owners) if (of === kind) await deleteWhere(db, by, id)
}
