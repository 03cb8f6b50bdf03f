import type { Db } from 'mongodb'
import type { Owner } from './collection.ts'
import { collections } from './collections.ts'

/**
 * Deletes every row that belongs to a website, an account or an address, as the collections themselves say; those of
 * `keep` stay.
 */
export const deleteRowsOf = async (
  db: Db,
  of: Owner['of'],
  { id, keep }: { readonly id: string; readonly keep?: string },
): Promise<void> => {
  for (const { name, owners, deleteWhere } of collections)
    for (const owner of owners) if (owner.of === of && name !== keep) await deleteWhere(db, owner.by, id)
}
