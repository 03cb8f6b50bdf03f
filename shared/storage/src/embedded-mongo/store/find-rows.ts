import { compileFilter } from '../match/compile-filter.ts'
import { binaryOrder, type ValueOrder } from '../match/value-order.ts'
import type { BsonDocument } from '../values/bson.ts'
import type { Collection } from './catalog.ts'
import { choosePlan, type Plan } from './planner.ts'
import type { Row } from './rows.ts'
import { scan } from './scan.ts'
import { sortDocuments, sortFields } from './sort-documents.ts'
import type { Store } from './store.ts'

/** What to find: which documents, in which order, and which stretch of them. */
export type FindQuestion = {
  filter: BsonDocument
  sort?: BsonDocument | undefined
  skip?: number | undefined
  /** Absent or 0 for no limit. */
  limit?: number | undefined
  order?: ValueOrder | undefined
}

/** Finds matching documents, lazily where no sorting in memory is needed. */
export function findRows(store: Store, collection: Collection, question: FindQuestion): Generator<Row> {
  const { filter, sort = {}, skip = 0, limit = 0, order = binaryOrder } = question
  const matches = compileFilter(filter, order)
  const plan = planFor(collection, question)
  const end = limit === 0 ? Number.POSITIVE_INFINITY : skip + limit
  const isInOrder = Object.keys(sort).length === 0 || (plan.kind === 'index' && plan.isSorted)
  const firstPage = isInOrder && end < 64 ? Math.max(1, end) : 64

  function* matching(): Generator<Row> {
    for (const row of scan({ store, collection, firstPage }, plan)) if (matches(row.document)) yield row
  }
  function* stretch(): Generator<Row> {
    const rows = isInOrder
      ? matching()
      : sortDocuments([...matching()], sort, { documentOf: (row) => row.document, order })
    let at = 0
    for (const row of rows) {
      if (at >= end) return
      if (at++ >= skip) yield row
      if (at >= end) return
    }
  }
  return stretch()
}

/** The first document found, if any. */
export function findFirstRow(store: Store, collection: Collection, question: FindQuestion): Row | undefined {
  for (const row of findRows(store, collection, { ...question, limit: 1 })) return row
  return undefined
}

/** The plan a question is answered by. */
export function planFor(
  collection: Collection,
  { filter, sort = {}, order = binaryOrder }: FindQuestion,
): Plan {
  return choosePlan(collection.indexes, { filter, sort: sortFields(sort), order })
}
