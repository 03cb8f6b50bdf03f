import { type Catalog, type Collection, openCatalog } from './catalog.ts'
import { openRetryableWrites, type RetryableWrites } from './retryable-writes.ts'
import { openSqlite, type Sqlite } from './sqlite.ts'

/** Everything one database file holds. */
export interface Store {
  sqlite: Sqlite
  catalog: Catalog
  retryableWrites: RetryableWrites
  /** Runs `work` in one transaction: all of its writes are on disk when it returns, none when it throws. */
  transaction: <Result>(work: () => Result) => Result
  /** The collection of this name, made when it is not there. */
  collectionFor: (namespace: string) => Collection
  close: () => void
}

/** Opens a database file (`':memory:'` for tests). */
export const openStore = (file: string): Store => {
  const sqlite = openSqlite(file)
  const catalog = openCatalog(sqlite)
  return {
    sqlite,
    catalog,
    retryableWrites: openRetryableWrites(sqlite),
    transaction: (work) => {
      try {
        return sqlite.transaction(work)
      } catch (error) {
        catalog.forget()
        throw error
      }
    },
    collectionFor: (namespace) => catalog.find(namespace) ?? catalog.create(namespace),
    close: () => sqlite.close(),
  }
}
