import { ObjectId } from 'mongodb'
import type { BsonDocument } from '../values/bson.ts'
import { insertRow } from './rows.ts'
import type { Store } from './store.ts'

/** Inserts a document, making its collection and, in front, its `_id` where they are missing. */
export const insertDocument = (store: Store, namespace: string, document: BsonDocument): void => {
  const { _id = new ObjectId(), ...fields } = document
  insertRow(store, store.collectionFor(namespace), { _id, ...fields })
}
