import { MongoError } from '../mongo-error.ts'
import { type BsonDocument, encodeStored, isDocument, requireStorable } from '../values/bson.ts'
import { valuesAtPath } from '../values/field-path.ts'
import type { Collection, Index } from './catalog.ts'
import { indexKeys } from './index-keys.ts'
import type { Row } from './read-row.ts'
import type { Store } from './store.ts'

const idIndexName = '_id_'

/** Stores a new document and its index keys; throws DuplicateKey, leaving nothing behind. */
export const insertRow = (store: Store, collection: Collection, document: BsonDocument): void => {
  requireValidId(document._id)
  store.sqlite.attempt(() => {
    const { lastInsertRowid } = store.sqlite
      .statement(`INSERT INTO ${collection.table} (document) VALUES (?)`)
      .run(encodeStored(document))
    for (const index of collection.indexes) {
      addKeys(store, { collection, index, document, id: Number(lastInsertRowid) })
    }
  })
}

/** What `replaceRow` needs: the row as it was read, and the document to put in its place. */
export interface Replacement {
  collection: Collection
  row: Row
  document: BsonDocument
}

/** Replaces a stored document where it differs; true when it did. */
export const replaceRow = (store: Store, { collection, row, document }: Replacement): boolean => {
  requireValidId(document._id)
  return replaceBytes(store, { collection, row, bytes: encodeStored(document), document: () => document })
}

/** The bytes to put in a row's place, and the document they hold. */
export type ReplacedBytes = Omit<Replacement, 'document'> & {
  bytes: Uint8Array
  document: () => BsonDocument
}

/** Replaces the bytes of a stored document, whose _id stays, where they differ; true when they did. */
export const replaceBytes = (store: Store, { collection, row, bytes, document }: ReplacedBytes): boolean => {
  if (Buffer.compare(bytes, row.bytes) === 0) return false
  requireStorable(bytes)
  const replace = () =>
    store.sqlite.statement(`UPDATE ${collection.table} SET document = ? WHERE id = ?`).run(bytes, row.id)
  // No update changes an _id: where this is the only index, one statement does it all and no document is decoded.
  const others = collection.indexes.filter(({ name }) => name !== idIndexName)
  if (others.length === 0) replace()
  else
    store.sqlite.attempt(() => {
      replace()
      for (const index of others) moveKeys(store, { collection, index, row, document: document() })
    })
  return true
}

const moveKeys = (
  store: Store,
  { collection, index, row, document }: Replacement & { index: Index },
): void => {
  const [oldKeys, newKeys] = [indexKeys(row.document, index), indexKeys(document, index)]
  if (oldKeys.length === newKeys.length && oldKeys.every((key, at) => newKeys[at]?.equals(key))) return
  removeKeys(store, { index, keys: oldKeys, id: row.id })
  addKeys(store, { collection, index, document, id: row.id })
}

/** Deletes a stored document and its index keys. */
export const deleteRow = (store: Store, collection: Collection, row: Row): void => {
  store.sqlite.statement(`DELETE FROM ${collection.table} WHERE id = ?`).run(row.id)
  for (const index of collection.indexes) {
    removeKeys(store, { index, keys: indexKeys(row.document, index), id: row.id })
  }
}

/** Adds one document's keys to one index; throws DuplicateKey when a unique index has one of them. */
export const addKeys = (
  store: Store,
  entry: { collection: Collection; index: Index; document: BsonDocument; id: number },
): void => {
  const { index, document, id } = entry
  const keys = indexKeys(document, index)
  if (keys.length > 1 && !index.isMultikey) store.catalog.markMultikey(index)
  for (const key of keys) {
    const { changes } = store.sqlite
      .statement(`INSERT INTO ${index.table} VALUES (?, ?) ON CONFLICT DO NOTHING`)
      .run(key, id)
    if (changes === 0) throw duplicateKey(entry.collection, index, document)
  }
}

const removeKeys = (
  store: Store,
  { index, keys, id }: { index: Index; keys: Buffer[]; id: number },
): void => {
  const statement = store.sqlite.statement(`DELETE FROM ${index.table} WHERE key = ? AND document = ?`)
  for (const key of keys) statement.run(key, id)
}

const duplicateKey = (collection: Collection, index: Index, document: BsonDocument): MongoError => {
  const keyValue = Object.fromEntries(
    index.fields.map(({ path }) => [path, valuesAtPath(document, path)[0] ?? null]),
  )
  const message = `E11000 duplicate key error collection: ${collection.namespace} index: ${index.name} dup key: ${JSON.stringify(keyValue)}`
  return new MongoError('DuplicateKey', message, { keyPattern: index.spec.key, keyValue })
}

const requireValidId = (id: unknown): void => {
  if (Array.isArray(id)) throw new MongoError('InvalidIdField', "The '_id' value cannot be of type array")
  const stranger = isDocument(id) ? Object.keys(id).find((key) => key.startsWith('$')) : undefined
  if (stranger !== undefined)
    throw new MongoError(
      'DollarPrefixedFieldName',
      `_id fields may not contain '$'-prefixed fields: ${stranger} is not valid for storage.`,
    )
}
