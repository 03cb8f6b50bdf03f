import type { Filter, Sort } from 'mongodb'
import * as z from 'zod/mini'
import type { Rows } from './collection.ts'

const idSchema = z.object({ _id: z.string() })

/** Deletes of the rows that a filter finds all but the first `kept`, in the order of `sort`. */
export const deleteBeyond = async <Row extends { readonly _id: string }>(
  rows: Rows<Row>,
  filter: Filter<Row>,
  { kept, sort }: { readonly kept: number; readonly sort: Sort },
): Promise<void> => {
  const beyond = await rows.only(idSchema).all(filter, { sort, skip: kept })
  if (beyond.length === 0) return
  const ofThese = { _id: { $in: beyond.map(({ _id }) => _id) } } as Filter<Row>
  await rows.raw.deleteMany(ofThese)
}
