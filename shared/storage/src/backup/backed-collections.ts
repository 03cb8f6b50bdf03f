import { accountExports } from '../rows/account-exports.ts'
import type { OwnedCollection } from '../rows/collection.ts'
import { collections } from '../rows/collections.ts'
import { deletions } from '../rows/deletions.ts'

/** An export is packed anew by whoever wants it: the zips of a day would be the largest part of a backup. */
const leftOut: readonly OwnedCollection[] = [accountExports]

/**
 * What is backed up, in the order in which it is read. What was deleted stands first, so that it is found without reading
 * all. Of drafts the control row is read before the snapshot that it leaves for: `renewDrafts` counts on it.
 */
export const backedCollections: readonly OwnedCollection[] = [
  deletions,
  ...collections.filter((one) => one !== deletions && !leftOut.includes(one)),
]
