import { MongoError } from '../mongo-error.ts'
import { decode, encode } from '../values/bson.ts'
import { type IndexRules, readIndexSpec } from './index-spec.ts'
import type { Sqlite } from './sqlite.ts'

/** An index together with the table that holds it. */
export type Index = IndexRules & {
  id: number
  table: string
  /** True once any document had several keys: then two bounds on one field may be met by different elements. */
  isMultikey: boolean
}

/** A collection together with the table that holds its documents. */
export interface Collection {
  id: number
  namespace: string
  table: string
  indexes: Index[]
}

/** Which collections and indexes there are. */
export interface Catalog {
  find: (namespace: string) => Collection | undefined
  create: (namespace: string) => Collection
  drop: (collection: Collection) => void
  /** The namespaces of one database, or of all. */
  namespaces: (database?: string) => string[]
  addIndex: (collection: Collection, rules: IndexRules) => Index
  dropIndex: (collection: Collection, index: Index) => void
  markMultikey: (index: Index) => void
  /** Reads everything anew: a rolled back transaction may have defined what now does not exist. */
  forget: () => void
}

const schema = `
  CREATE TABLE IF NOT EXISTS collections (id INTEGER PRIMARY KEY AUTOINCREMENT, namespace TEXT NOT NULL UNIQUE);
  CREATE TABLE IF NOT EXISTS indexes (
    id INTEGER PRIMARY KEY AUTOINCREMENT, collection INTEGER NOT NULL, spec BLOB NOT NULL, isMultikey INTEGER NOT NULL
  );
`

const idIndex = { v: 2, key: { _id: 1 }, name: '_id_', unique: true }

/** Opens the catalogue in a database file, creating it in a new one. */
export const openCatalog = (sqlite: Sqlite): Catalog => {
  sqlite.define(schema)
  const known = new Map<string, Collection>()
  const indexes = openIndexTables(sqlite)
  return {
    ...indexes,
    find: (namespace) => {
      const collection = known.get(namespace) ?? readCollection(sqlite, namespace)
      if (collection !== undefined) known.set(namespace, collection)
      return collection
    },
    create: (namespace) => {
      requireNamespace(namespace)
      const { lastInsertRowid } = sqlite
        .statement('INSERT INTO collections (namespace) VALUES (?)')
        .run(namespace)
      const id = Number(lastInsertRowid)
      const collection: Collection = { id, namespace, table: `documents_${id}`, indexes: [] }
      sqlite.define(`CREATE TABLE ${collection.table} (id INTEGER PRIMARY KEY, document BLOB NOT NULL)`)
      indexes.addIndex(collection, readIndexSpec(idIndex))
      known.set(namespace, collection)
      return collection
    },
    drop: (collection) => {
      for (const index of [...collection.indexes]) indexes.dropIndex(collection, index)
      sqlite.define(`DROP TABLE ${collection.table}`)
      sqlite.statement('DELETE FROM collections WHERE id = ?').run(collection.id)
      known.delete(collection.namespace)
    },
    namespaces: (database) => {
      const rows = sqlite.statement('SELECT namespace FROM collections ORDER BY namespace').all()
      const all = rows.map((row) => String(row.namespace))
      return database === undefined ? all : all.filter((name) => name.startsWith(`${database}.`))
    },
    forget: () => known.clear(),
  }
}

const openIndexTables = (sqlite: Sqlite): Pick<Catalog, 'addIndex' | 'dropIndex' | 'markMultikey'> => ({
  addIndex: (collection, rules) => {
    const { lastInsertRowid } = sqlite
      .statement('INSERT INTO indexes (collection, spec, isMultikey) VALUES (?, ?, 0)')
      .run(collection.id, encode(rules.spec))
    const id = Number(lastInsertRowid)
    const index: Index = { ...rules, id, table: `index_${id}`, isMultikey: false }
    const key = rules.isUnique ? 'key' : 'key, document'
    sqlite.define(
      `CREATE TABLE ${index.table} (key BLOB, document INTEGER, PRIMARY KEY (${key})) WITHOUT ROWID`,
    )
    collection.indexes.push(index)
    return index
  },
  dropIndex: (collection, index) => {
    sqlite.define(`DROP TABLE ${index.table}`)
    sqlite.statement('DELETE FROM indexes WHERE id = ?').run(index.id)
    collection.indexes = collection.indexes.filter((other) => other.id !== index.id)
  },
  markMultikey: (index) => {
    sqlite.statement('UPDATE indexes SET isMultikey = 1 WHERE id = ?').run(index.id)
    index.isMultikey = true
  },
})

const readCollection = (sqlite: Sqlite, namespace: string): Collection | undefined => {
  const row = sqlite.statement('SELECT id FROM collections WHERE namespace = ?').get(namespace)
  if (row === undefined) return undefined
  const id = Number(row.id)
  const rows = sqlite
    .statement('SELECT id, spec, isMultikey FROM indexes WHERE collection = ? ORDER BY id')
    .all(id)
  return { id, namespace, table: `documents_${id}`, indexes: rows.map(readIndex) }
}

const readIndex = (row: Record<string, unknown>): Index => {
  const id = Number(row.id)
  const spec = row.spec instanceof Uint8Array ? decode(row.spec) : {}
  return { ...readIndexSpec(spec), id, table: `index_${id}`, isMultikey: row.isMultikey === 1 }
}

const requireNamespace = (namespace: string): void => {
  const at = namespace.indexOf('.')
  const [database, name] = [namespace.slice(0, at), namespace.slice(at + 1)]
  const isValid =
    at > 0 && name !== '' && !/[/\\ "$\0]/.test(database) && !/[$\0]/.test(name) && !name.startsWith('.')
  if (!isValid || namespace.length > 255)
    throw new MongoError('InvalidNamespace', `Invalid namespace specified '${namespace}'`)
}
