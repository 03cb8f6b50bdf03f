import type { ValueOrder } from '../match/value-order.ts'
import { MongoError } from '../mongo-error.ts'
import { compileUpdate, type Update } from '../update/apply-update.ts'
import { upsertDocument } from '../update/upsert-document.ts'
import { type BsonDocument, decode } from '../values/bson.ts'
import type { Collection } from './catalog.ts'
import { findFirstRow, findRows } from './find-rows.ts'
import type { Row } from './read-row.ts'
import { deleteRow, insertRow, replaceBytes, replaceRow } from './rows.ts'
import type { Store } from './store.ts'

/** One statement of an update command, or the changing half of findAndModify. */
export interface UpdateStatement {
  namespace: string
  filter: BsonDocument
  update: unknown
  isMulti?: boolean
  isUpsert?: boolean
  sort?: BsonDocument | undefined
  arrayFilters?: unknown
  order?: ValueOrder | undefined
}

/** What an update did; `before` and `after` read the last document it touched, as it was and as it is. */
export interface UpdateResult {
  matched: number
  modified: number
  upserted?: BsonDocument
  before?: () => BsonDocument
  after?: () => BsonDocument
}

/** Updates the first or every matching document, or inserts one when none matches and `isUpsert` is set. */
export const updateDocuments = (store: Store, statement: UpdateStatement): UpdateResult => {
  const { isMulti = false, isUpsert = false } = statement
  const update = compileUpdate(statement.update, { arrayFilters: statement.arrayFilters })
  if (isMulti && update.isReplacement)
    throw new MongoError('FailedToParse', 'multi update is not supported for replacement-style update')
  const run = () => runUpdate(store, statement, update)
  // What changes one document is whole or not at all by itself.
  return isMulti || isUpsert ? store.sqlite.attempt(run) : run()
}

const runUpdate = (store: Store, statement: UpdateStatement, update: Update): UpdateResult => {
  const { namespace, filter, isMulti = false, isUpsert = false } = statement
  const collection = isUpsert ? store.collectionFor(namespace) : store.catalog.find(namespace)
  // All rows are found before the first is changed: a changed row must not be met again further on in an index.
  const rows = [...findRows(store, collection, { ...statement, limit: isMulti ? 0 : 1 })]
  if (collection === undefined) return { matched: 0, modified: 0 }
  if (rows.length === 0 && isUpsert) {
    const document = upsertDocument(filter, update)
    insertRow(store, collection, document)
    return { matched: 0, modified: 0, upserted: document, after: () => document }
  }
  const result: UpdateResult = { matched: rows.length, modified: 0 }
  for (const row of rows) {
    const { isChanged, after } = changeRow(store, { collection, row, update, filter })
    if (isChanged) result.modified++
    result.before = () => row.document
    result.after = after
  }
  return result
}

interface RowChange {
  collection: Collection
  row: Row
  update: Update
  filter: BsonDocument
}

const changeRow = (store: Store, { collection, row, update, filter }: RowChange) => {
  const bytes = update.splice?.(row.bytes)
  if (bytes !== undefined) {
    const after = () => decode(bytes)
    return { isChanged: replaceBytes(store, { collection, row, bytes, document: after }), after }
  }
  const document = update.apply(decode(row.bytes), filter)
  return { isChanged: replaceRow(store, { collection, row, document }), after: () => document }
}

/** Which documents a delete concerns. */
export type DeleteStatement = Pick<UpdateStatement, 'namespace' | 'filter' | 'sort' | 'order'> & {
  limit: number
}

/** Deletes matching documents, all of them when `limit` is 0, and says how many. */
export const deleteDocuments = (store: Store, statement: DeleteStatement): number => {
  const collection = store.catalog.find(statement.namespace)
  const rows = [...findRows(store, collection, statement)]
  if (collection !== undefined) for (const row of rows) deleteRow(store, collection, row)
  return rows.length
}

/** Deletes the first matching document and returns it. */
export const takeDocument = (
  store: Store,
  statement: Omit<DeleteStatement, 'limit'>,
): BsonDocument | undefined => {
  const collection = store.catalog.find(statement.namespace)
  const row = findFirstRow(store, collection, statement)
  if (collection !== undefined && row !== undefined) deleteRow(store, collection, row)
  return row?.document
}
