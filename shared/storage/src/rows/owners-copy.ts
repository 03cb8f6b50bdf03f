import type { Filter, FindOptions } from 'mongodb'
import * as z from 'zod/mini'

/** A row whose fields nobody here knows. */
export interface AnyRow {
  readonly _id: string
  readonly [field: string]: unknown
}

/** Rows that are copied into a JSON file, each as `row` describes it: whatever that leaves out stays out. */
export interface CopiedRows {
  /** The name of the file, such as `devices.json`: beside the other files of its website, or of the account. */
  readonly file: string
  /** What stands in it, as its owner is told. */
  readonly about: string
  readonly row: z.ZodMiniObject
  /** Whether there is but one row: the file holds it alone, and no list. */
  readonly isOne?: boolean
  /** What `_id` is called in the file, where it is more than an id. */
  readonly idAs?: string
  /** Which rows, where not all of them. */
  readonly where?: Filter<AnyRow>
}

/** What of their rows somebody gets who asks for everything that is held of them. */
export type OwnersCopy =
  | CopiedRows
  /** It stands in another file, or folder, of the same website or account. */
  | { readonly told: string }
  /** Nothing; and why, as its owner is told. */
  | { readonly withheld: string }

/** Why nobody gets a copy of the codes and links that were mailed. */
export const signInSecrets =
  'codes and links to sign in: each is good for a while and once, and is stored so that nobody can read it'

type Read = (
  filter: Filter<AnyRow>,
  options: Pick<FindOptions, 'sort' | 'limit'>,
) => Promise<readonly AnyRow[]>

const readAtOnce = 200

/** The fields to read of each row: those of the copy, and the id by which the next ones are found. */
export const copiedFields = ({ row }: CopiedRows) => z.object({ ...row.shape, _id: z.string() })

/** Reads the rows of a copy some at a time, so that however many there are, few are in memory. */
export async function* pageCopies(
  { row, where, idAs = 'id' }: CopiedRows,
  owned: Filter<AnyRow>,
  read: Read,
): AsyncGenerator<Readonly<Record<string, unknown>>> {
  let after: Filter<AnyRow> = {}
  for (;;) {
    const found = await read({ ...where, ...owned, ...after }, { sort: { _id: 1 }, limit: readAtOnce })
    for (const { _id, ...fields } of found) yield '_id' in row.shape ? { [idAs]: _id, ...fields } : fields
    const last = found.at(-1)
    if (last === undefined || found.length < readAtOnce) return
    after = { $and: [{ _id: { $gt: last._id } }] }
  }
}
