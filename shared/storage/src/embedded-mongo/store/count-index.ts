import { binaryOrder } from '../match/value-order.ts'
import { isNumeric } from '../values/bson.ts'
import type { Collection, Index } from './catalog.ts'
import { conditionsOf } from './conditions.ts'
import type { FindQuestion, Searched } from './find-rows.ts'
import { keyRanges, reachInto } from './key-ranges.ts'
import type { Store } from './store.ts'

// Of these an index has one key, which no other value has.
const isPlain = (value: unknown): boolean => isNumeric(value) || typeof value === 'string'

/** An index in which each document stands once, and whose first fields are the ones that a filter names. */
const indexOf = ({ indexes }: Collection, paths: readonly string[]): Index | undefined =>
  indexes.find(
    ({ fields, isMultikey, isSparse, partialFilter }) =>
      !(isMultikey || isSparse) &&
      partialFilter === undefined &&
      fields.slice(0, paths.length).every(({ path }) => paths.includes(path)) &&
      fields.length >= paths.length,
  )

/**
 * How many documents a filter finds that says of some fields what they are, counted in an index alone; undefined where
 * no index tells, or more is asked than that.
 */
export const countInIndex = (
  store: Store,
  collection: Searched,
  { filter, skip, limit, order = binaryOrder }: FindQuestion,
): number | undefined => {
  const paths = Object.keys(filter)
  const isSimple = paths.length > 0 && Object.values(filter).every(isPlain)
  if (collection === undefined || !isSimple || skip || limit || order.collator) return undefined
  const index = indexOf(collection, paths)
  if (index === undefined) return undefined
  const conditions = conditionsOf(filter, order)
  const [range, ...others] = keyRanges(index, conditions, reachInto(index, conditions))
  if (range === undefined || others.length > 0) return undefined
  const sql = `SELECT count(*) AS n FROM ${index.table} WHERE key >= ? AND key < ?`
  return Number(store.sqlite.statement(sql).get(range.from, range.to)?.n ?? 0)
}
