import { compileFilter, type DocumentTest } from '../match/compile-filter.ts'
import { filterFields } from '../match/filter-fields.ts'
import { binaryOrder, type ValueOrder } from '../match/value-order.ts'
import type { BsonDocument } from '../values/bson.ts'
import type { Collection } from './catalog.ts'
import { choosePlan, type Plan } from './planner.ts'
import { type Row, readFields } from './read-row.ts'
import { pointRow, scan } from './scan.ts'
import { sortDocuments, sortFields } from './sort-documents.ts'
import type { Store } from './store.ts'

/** What to find: which documents, in which order, and which stretch of them. */
export interface FindQuestion {
  filter: BsonDocument
  sort?: BsonDocument | undefined
  skip?: number | undefined
  /** Absent or 0 for no limit. */
  limit?: number | undefined
  order?: ValueOrder | undefined
}

/** A collection, or undefined for one that does not exist and so holds nothing. */
export type Searched = Collection | undefined

// Enough for most answers, little for a short one.
const usualPage = 64

/** Finds matching documents, lazily where no sorting in memory is needed; throws at once for a malformed question. */
export const findRows = (store: Store, collection: Searched, question: FindQuestion): Iterable<Row> => {
  const { filter, sort = {}, skip = 0, limit = 0, order = binaryOrder } = question
  const matches = compileFilter(filter, order)
  const plan = planFor(collection, question)
  if (collection === undefined) return stretch([], { skip, end: 0 })
  const test: Test = { matches, fields: filterFields(filter) }
  const [range, ...ranges] = plan.kind === 'index' && plan.isPoint ? plan.ranges : []
  // By far the most questions are for one document by its _id: no page of it has to be kept in mind.
  if (plan.kind === 'index' && range !== undefined && ranges.length === 0 && skip === 0) {
    const row = pointRow({ store, collection }, plan, range)
    return row !== undefined && passes(row, test) ? [row] : []
  }
  const end = limit === 0 ? Number.POSITIVE_INFINITY : skip + limit
  const isInOrder = Object.keys(sort).length === 0 || (plan.kind === 'index' && plan.isSorted)
  const firstPage = isInOrder ? Math.min(end, usualPage) : usualPage
  const matching = only(scan({ store, collection, firstPage }, plan), test)
  return stretch(isInOrder ? matching : inOrder(matching, sort, order), { skip, end })
}

/** The first document found, if any. */
export const findFirstRow = (store: Store, collection: Searched, question: FindQuestion): Row | undefined => {
  for (const row of findRows(store, collection, { ...question, limit: 1 })) return row
  return undefined
}

/** The plan a question is answered by. */
export const planFor = (
  collection: Searched,
  { filter, sort = {}, order = binaryOrder }: FindQuestion,
): Plan => choosePlan(collection?.indexes ?? [], { filter, sort: sortFields(sort), order })

interface Test {
  matches: DocumentTest
  fields: ReadonlySet<string> | undefined
}

const passes = (row: Row, { matches, fields }: Test): boolean => matches(readFields(row, fields))

function* only(rows: Iterable<Row>, test: Test): Generator<Row> {
  for (const row of rows) if (passes(row, test)) yield row
}

function* inOrder(rows: Iterable<Row>, sort: BsonDocument, order: ValueOrder): Generator<Row> {
  const fields = new Set(sortFields(sort).map(({ path }) => path.split('.')[0] ?? path))
  yield* sortDocuments([...rows], sort, { documentOf: (row) => readFields(row, fields), order })
}

function* stretch(rows: Iterable<Row>, { skip, end }: { skip: number; end: number }): Generator<Row> {
  let at = 0
  for (const row of rows) {
    if (at >= skip) yield row
    // Looking for one more would search the rest of the collection in vain.
    if (++at >= end) return
  }
}
