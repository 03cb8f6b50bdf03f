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

/** Opens the looking for what is deleted, as `rows` say. */
export const findDeletedOwners = (rows: readonly DeletionRow[]): DeletedOwners => {
  const deleted = new Set(rows.map(({ _id }) => _id))
  const found = new Map<string, DeletedOwner>()
  const known = new Set<string>()
  const lookAt = (of: DeletionRow['of'], id: unknown): void => {
    if (typeof id !== 'string' || known.has(`${of} ${id}`)) return
    if (known.size > rememberedMost) known.clear()
    known.add(`${of} ${id}`)
    const key = deletionId(of, id)
    if (deleted.has(key)) found.set(key, { of, id })
  }
  return {
    look: (row, { owners }) => {
      if (deleted.size === 0 || owners.length === 0) return
      const fields = fieldsOf(row)
      for (const { of, by } of owners) if (of !== 'address') lookAt(of, fields[by])
    },
    found: () => [...found.values()].toSorted((one, other) => one.of.localeCompare(other.of)),
  }
}
