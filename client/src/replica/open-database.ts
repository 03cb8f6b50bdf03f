/** How long a browser may take to open a database before the draft goes on without one. */
export const openTimeoutMs = 3_000

interface OpenOptions {
  readonly name: string
  readonly create: (database: IDBDatabase) => void
}

/**
 * Opens a database, or rejects: where storage is blocked, corrupt or hanging, the browser may never answer.
 */
export const openDatabase = ({ name, create }: OpenOptions): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('IndexedDB did not answer')), openTimeoutMs)
    const settle = (finish: () => void) => {
      clearTimeout(timer)
      finish()
    }
    const request = indexedDB.open(name)
    request.onupgradeneeded = () => create(request.result)
    request.onsuccess = () => settle(() => resolve(request.result))
    request.onerror = () => settle(() => reject(request.error ?? new Error('IndexedDB could not be opened')))
  })

/** The result of one request. */
export const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('IndexedDB request failed'))
  })

/** Resolves once everything written in a transaction is kept. */
export const completionOf = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error ?? new Error('IndexedDB transaction aborted'))
  })

/** Deletes a database; one that a tab still has open goes when that tab lets go, and nobody waits for it. */
export const deleteDatabase = (name: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name)
    const timer = setTimeout(resolve, openTimeoutMs)
    request.onsuccess = () => {
      clearTimeout(timer)
      resolve()
    }
    request.onerror = () => reject(request.error ?? new Error('IndexedDB could not be deleted'))
  })
