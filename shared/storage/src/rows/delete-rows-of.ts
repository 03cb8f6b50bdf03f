import type { Db } from 'mongodb'
import type { Owner } from './collection.ts'
import { collections } from './collections.ts'

/**
 * Deletes every row that belongs to a website, an account or an address, as the collections themselves say; those of
 * `keep` stay, and with `until` those that were created later.
 */
export const deleteRowsOf = async (
  db: Db,
  of: Owner['of'],
  { id, keep, until }: { readonly id: string; readonly keep?: string; readonly until?: Date },
): Promise<void> => {
  for (const { name, owners, deleteWhere } of collections)
    for (const owner of owners)
      if (owner.of === of && name !== keep) await deleteWhere(db, { ...owner, value: id, until })
}
