import { MongoError } from '../mongo-error.ts'
import { findFirstRow } from '../store/find-rows.ts'
import { insertDocument } from '../store/insert-document.ts'
import type { Store } from '../store/store.ts'
import { deleteDocuments, updateDocuments } from '../store/write-documents.ts'
import { type BsonDocument, isDocument } from '../values/bson.ts'

/** A stage that ends a pipeline by writing its results. */
export type OutputStage = (store: Store, results: readonly BsonDocument[]) => void

/** Reads `$out` or `$merge`; undefined for any other stage. */
export const readOutputStage = (
  stage: BsonDocument | undefined,
  database: string,
): OutputStage | undefined => {
  if (stage !== undefined && '$out' in stage) return replaceCollection(targetOf(stage.$out, database))
  if (stage === undefined || !('$merge' in stage)) return undefined
  const merge = isDocument(stage.$merge) ? stage.$merge : { into: stage.$merge }
  return mergeInto(targetOf(merge.into, database), merge)
}

const targetOf = (target: unknown, database: string): string => {
  if (typeof target === 'string') return `${database}.${target}`
  if (isDocument(target) && typeof target.coll === 'string') return `${target.db ?? database}.${target.coll}`
  throw new MongoError('FailedToParse', '$out and $merge need the name of a collection')
}

const replaceCollection =
  (namespace: string): OutputStage =>
  (store, results) => {
    store.collectionFor(namespace)
    deleteDocuments(store, { namespace, filter: {}, limit: 0 })
    for (const document of results) insertDocument(store, namespace, document)
  }

const mergeInto = (
  namespace: string,
  { on = '_id', whenMatched = 'merge', whenNotMatched = 'insert' }: BsonDocument,
): OutputStage => {
  const fields = (Array.isArray(on) ? on : [on]).map(String)
  return (store, results) => {
    const collection = store.collectionFor(namespace)
    for (const document of results) {
      const filter = Object.fromEntries(fields.map((field) => [field, document[field] ?? null]))
      const isMatched = findFirstRow(store, collection, { filter }) !== undefined
      if (isMatched) mergeMatched(store, { namespace, filter, document, whenMatched })
      else mergeNew(store, { namespace, document, whenNotMatched })
    }
  }
}

interface Matched {
  namespace: string
  filter: BsonDocument
  document: BsonDocument
  whenMatched: unknown
}

const mergeMatched = (store: Store, { namespace, filter, document, whenMatched }: Matched): void => {
  const update = (change: unknown) => updateDocuments(store, { namespace, filter, update: change })
  if (Array.isArray(whenMatched)) update(whenMatched)
  else if (whenMatched === 'replace') update(document)
  else if (whenMatched === 'merge') {
    const { _id, ...fields } = document
    update([{ $replaceWith: { $mergeObjects: ['$$ROOT', { $literal: fields }] } }])
  } else if (whenMatched === 'fail') {
    const keyPattern = Object.fromEntries(Object.keys(filter).map((field) => [field, 1]))
    throw new MongoError('DuplicateKey', `E11000 duplicate key error collection: ${namespace}`, {
      keyPattern,
      keyValue: filter,
    })
  }
}

const mergeNew = (
  store: Store,
  {
    namespace,
    document,
    whenNotMatched,
  }: Omit<Matched, 'filter' | 'whenMatched'> & { whenNotMatched: unknown },
): void => {
  if (whenNotMatched === 'insert') insertDocument(store, namespace, document)
  if (whenNotMatched === 'fail')
    throw new MongoError('MergeStageNoMatchingDocument', '$merge could not find a matching document')
}
