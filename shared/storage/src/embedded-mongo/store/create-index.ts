import { MongoError } from '../mongo-error.ts'
import type { BsonDocument } from '../values/bson.ts'
import { decode } from '../values/bson.ts'
import type { Collection, Index } from './catalog.ts'
import { type IndexRules, isSameCoverage, isSameIndex, isSameKey, readIndexSpec } from './index-spec.ts'
import { addKeys } from './rows.ts'
import type { Store } from './store.ts'

/** Creates an index and fills it; nothing when it is there already, an error when another has its name or key. */
export const createIndex = (store: Store, collection: Collection, spec: BsonDocument): void => {
  const rules = readIndexSpec(spec)
  if (collection.indexes.some((existing) => isAlreadyThere(existing, rules))) return
  const index = store.catalog.addIndex(collection, rules)
  const records = store.sqlite.statement(`SELECT id, document FROM ${collection.table}`).all()
  for (const record of records) {
    if (!(record.document instanceof Uint8Array)) continue
    addKeys(store, { collection, index, document: decode(record.document), id: Number(record.id) })
  }
}

const isAlreadyThere = (existing: Index, wanted: IndexRules): boolean => {
  const sameKey = isSameKey(existing, wanted)
  if (sameKey && existing.name === '_id_') return true
  if (existing.name === wanted.name) {
    if (sameKey && isSameIndex(existing, wanted)) return true
    throw new MongoError(
      'IndexKeySpecsConflict',
      `An existing index has the same name as the requested index: ${wanted.name}`,
    )
  }
  // Indexes on the same key may live side by side only when they hold different documents.
  if (sameKey && isSameCoverage(existing, wanted))
    throw new MongoError(
      'IndexOptionsConflict',
      `Index already exists with a different name: ${existing.name}`,
    )
  return false
}
