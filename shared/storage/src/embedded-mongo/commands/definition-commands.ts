import { Int32 } from 'mongodb'
import { compileFilter } from '../match/compile-filter.ts'
import { MongoError } from '../mongo-error.ts'
import type { Collection } from '../store/catalog.ts'
import { createIndex } from '../store/create-index.ts'
import { defaultIndexName, readIndexSpec } from '../store/index-spec.ts'
import { documentList, isDocument } from '../values/bson.ts'
import { type Command, type CommandCall, filterOf, namespaceOf, type ServerContext } from './command.ts'
import { encoded } from './cursors.ts'

/** Commands that make, list and drop collections and indexes. */
export const definitionCommands: Record<string, Command> = {
  create: (call, { store }) => {
    const namespace = namespaceOf(call)
    if (store.catalog.find(namespace) !== undefined)
      throw new MongoError('NamespaceExists', `Collection ${namespace} already exists.`)
    if (call.body.viewOn !== undefined)
      throw new MongoError('InvalidOptions', 'views are not available on this server')
    store.catalog.create(namespace)
    return { ok: 1 }
  },
  drop: (call, { store }) => {
    const namespace = namespaceOf(call)
    const collection = store.catalog.find(namespace)
    if (collection !== undefined) store.catalog.drop(collection)
    return { ns: namespace, ok: 1 }
  },
  dropdatabase: ({ database }, { store }) => {
    for (const namespace of store.catalog.namespaces(database)) {
      const collection = store.catalog.find(namespace)
      if (collection !== undefined) store.catalog.drop(collection)
    }
    return { dropped: database, ok: 1 }
  },
  listcollections: ({ database, body }, { store, cursors }) => {
    const matches = compileFilter(filterOf(body.filter))
    const collections = store.catalog.namespaces(database).map((namespace) => ({
      name: namespace.slice(database.length + 1),
      type: 'collection',
      options: {},
      info: { readOnly: false },
      idIndex: { v: new Int32(2), key: { _id: new Int32(1) }, name: '_id_' },
    }))
    return cursors.open(`${database}.$cmd.listCollections`, encoded(collections.filter(matches)), {})
  },
  listdatabases: (_call, { store }) => {
    const names = new Set(store.catalog.namespaces().map((namespace) => namespace.split('.')[0]))
    return {
      databases: [...names].map((name) => ({ name, sizeOnDisk: 0, empty: false })),
      totalSize: 0,
      ok: 1,
    }
  },
  createindexes: (call, { store }) => {
    const namespace = namespaceOf(call)
    const isNew = store.catalog.find(namespace) === undefined
    const collection = store.collectionFor(namespace)
    const before = collection.indexes.length
    for (const spec of documentList(call.body.indexes, 'indexes')) createIndex(store, collection, spec)
    return {
      numIndexesBefore: before,
      numIndexesAfter: collection.indexes.length,
      createdCollectionAutomatically: isNew,
      ok: 1,
    }
  },
  listindexes: (call, context) => {
    const collection = existing(call, context)
    return context.cursors.open(
      collection.namespace,
      encoded(collection.indexes.map(({ spec }) => withoutIdUnique(spec))),
      {},
    )
  },
  dropindexes: (call, context) => {
    const collection = existing(call, context)
    const before = collection.indexes.length
    for (const index of chosenIndexes(collection, call.body.index))
      context.store.catalog.dropIndex(collection, index)
    return { nIndexesWas: before, ok: 1 }
  },
}

const existing = (call: CommandCall, { store }: ServerContext): Collection => {
  const namespace = namespaceOf(call)
  const collection = store.catalog.find(namespace)
  if (collection === undefined) throw new MongoError('NamespaceNotFound', `ns does not exist: ${namespace}`)
  return collection
}

const chosenIndexes = (collection: Collection, choice: unknown) => {
  if (choice === '*') return collection.indexes.filter(({ name }) => name !== '_id_')
  const names = (Array.isArray(choice) ? choice : [choice]).map((item) =>
    isDocument(item) ? defaultIndexName(readIndexSpec({ key: item }).fields) : String(item),
  )
  return names.map((name) => {
    const index = collection.indexes.find(
      (other) => other.name === name || defaultIndexName(other.fields) === name,
    )
    if (index === undefined) throw new MongoError('IndexNotFound', `index not found with name [${name}]`)
    if (index.name === '_id_') throw new MongoError('InvalidOptions', 'cannot drop _id index')
    return index
  })
}

// MongoDB does not list what goes without saying for the index on _id.
const withoutIdUnique = (spec: Record<string, unknown>): Record<string, unknown> => {
  const { unique, ...rest } = spec
  return rest.name === '_id_' || unique === undefined ? rest : spec
}
