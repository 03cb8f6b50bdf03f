import type { OwnedCollection } from '../rows/collection.ts'
import { type DeletionRow, deletionId } from '../rows/deletions.ts'
import { fieldsOf } from '../rows/whole-rows.ts'

/** An account or website of a backup that was deleted for good since. */
export interface DeletedOwner {
  readonly of: DeletionRow['of']
  readonly id: string
}

/** Knows accounts and websites again that were deleted, by the rows that were theirs. */
export interface DeletedOwners {
  /** Looks whose a row is. */
  readonly look: (row: Buffer, collection: Pick<OwnedCollection, 'owners'>) => void
  /** Those that were found, accounts first. */
  readonly found: () => readonly DeletedOwner[]
}

/** Whether a row of somebody is there is looked up once for as many as these. */
const rememberedMost = 50_000

/** The latest moment at which each was deleted. */
const deletedAt = (rows: readonly DeletionRow[]): ReadonlyMap<string, Date> => {
  const latest = new Map<string, Date>()
  for (const { _id, at } of rows) if (at > (latest.get(_id) ?? new Date(0))) latest.set(_id, at)
  return latest
}

/**
 * Opens the looking for what is deleted, as `rows` say. What was made after that is not: a website whose making failed is
 * swept as if it had been deleted, and may be made once more under its id.
 */
export const findDeletedOwners = (rows: readonly DeletionRow[]): DeletedOwners => {
  const deleted = deletedAt(rows)
  const found = new Map<string, DeletedOwner>()
  const madeSince = new Set<string>()
  const known = new Set<string>()
  const lookAt = (of: DeletionRow['of'], id: unknown, createdAt: unknown): void => {
    if (typeof id !== 'string' || (createdAt === undefined && known.has(`${of} ${id}`))) return
    if (known.size > rememberedMost) known.clear()
    known.add(`${of} ${id}`)
    const key = deletionId(of, id)
    const at = deleted.get(key)
    if (at === undefined) return
    found.set(key, { of, id })
    if (createdAt instanceof Date && createdAt > at) madeSince.add(key)
  }
  return {
    look: (row, { owners }) => {
      if (deleted.size === 0 || owners.length === 0) return
      const fields = fieldsOf(row)
      for (const { of, by } of owners)
        if (of !== 'address') lookAt(of, fields[by], by === '_id' ? fields.createdAt : undefined)
    },
    found: () =>
      [...found]
        .flatMap(([key, owner]) => (madeSince.has(key) ? [] : [owner]))
        .toSorted((one, other) => one.of.localeCompare(other.of)),
  }
}
