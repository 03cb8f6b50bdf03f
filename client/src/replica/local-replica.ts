import { IndexeddbPersistence, storeState } from 'y-indexeddb'
import type * as Y from 'yjs'
import { answerOf, completionOf, openDatabase, openTimeoutMs } from './open-database.ts'

/** Why a device stopped keeping changes. */
export type LocalTrouble = 'disk-full' | 'storage-blocked'

/** Rows beyond which a database is rewritten as one when it is opened. */
const compactAbove = 50
const updatesStore = 'updates'
const customStore = 'custom'
const baseKey = 'base'

const createStores = (database: IDBDatabase): void => {
  database.createObjectStore(updatesStore, { autoIncrement: true })
  database.createObjectStore(customStore)
}

/** y-indexeddb never settles where the database cannot be opened, so it is opened once before. */
const probe = async (name: string): Promise<void> => {
  const database = await openDatabase({ name, create: createStores })
  database.close()
}

const whenLoaded = (persistence: IndexeddbPersistence): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('IndexedDB did not answer')), openTimeoutMs)
    void persistence.whenSynced.then(() => {
      clearTimeout(timer)
      resolve()
    })
  })

/** A document kept in IndexedDB: y-indexeddb with what it lacks, which is to notice when it does not work. */
export class LocalReplica {
  readonly name: string
  trouble: LocalTrouble | undefined
  readonly #persistence: IndexeddbPersistence
  readonly #onTrouble: () => void

  private constructor(persistence: IndexeddbPersistence, onTrouble: () => void) {
    this.name = persistence.name
    this.#persistence = persistence
    this.#onTrouble = onTrouble
    const { db } = persistence
    db?.addEventListener('abort', (event) => this.#hearAbort(event))
    // Another tab deletes the database: writing to it would throw inside the edit.
    db?.addEventListener('versionchange', () => this.#give('storage-blocked'))
    db?.addEventListener('close', () => this.#give('storage-blocked'))
  }

  /**
   * Loads what is kept under `name` into `doc` and keeps every change from now on; rejects where that cannot
   * be.
   */
  static async open(
    name: string,
    doc: Y.Doc,
    onTrouble: () => void = () => undefined,
  ): Promise<LocalReplica> {
    await probe(name)
    const persistence = new IndexeddbPersistence(name, doc)
    try {
      await whenLoaded(persistence)
    } catch (error) {
      void persistence.destroy()
      throw error
    }
    if (persistence._dbsize > compactAbove) await storeState(persistence, true)
    return new LocalReplica(persistence, onTrouble)
  }

  /** Resolves once every change so far is kept; with false where it is not. */
  async stored(): Promise<boolean> {
    const { db } = this.#persistence
    if (db === null || this.trouble !== undefined) return false
    try {
      // A transaction on the same store begins only after the writes before it have ended.
      await answerOf(db.transaction(updatesStore, 'readonly').objectStore(updatesStore).count())
    } catch {
      this.#give('storage-blocked')
    }
    return this.trouble === undefined
  }

  /** The state that the account last had, if it is kept. */
  base(): Promise<Uint8Array | undefined> {
    const { db } = this.#persistence
    return db === null ? Promise.resolve(undefined) : baseIn(db)
  }

  /** Keeps the state that the account has, beside the document. */
  async setBase(state: Uint8Array): Promise<void> {
    const { db } = this.#persistence
    if (db === null || this.trouble !== undefined) return
    const transaction = db.transaction(customStore, 'readwrite')
    transaction.objectStore(customStore).put(state, baseKey)
    await completionOf(transaction)
  }

  async close(): Promise<void> {
    await this.#persistence.destroy()
  }

  #hearAbort(event: Event): void {
    const error = event.target instanceof IDBTransaction ? event.target.error : null
    this.trouble = error?.name === 'QuotaExceededError' ? 'disk-full' : 'storage-blocked'
    this.#onTrouble()
  }

  #give(trouble: LocalTrouble): void {
    this.trouble = trouble
    void this.#persistence.destroy()
    this.#onTrouble()
  }
}

const baseIn = (database: IDBDatabase): Promise<Uint8Array | undefined> =>
  answerOf<Uint8Array | undefined>(database.transaction(customStore).objectStore(customStore).get(baseKey))

const reading = async <T>(name: string, read: (database: IDBDatabase) => Promise<T>): Promise<T> => {
  const database = await openDatabase({ name, create: createStores })
  try {
    return await read(database)
  } finally {
    database.close()
  }
}

/** Every update a database keeps, without opening it as a replica. */
export const storedUpdates = (name: string): Promise<Uint8Array[]> =>
  reading(name, (database) =>
    answerOf<Uint8Array[]>(database.transaction(updatesStore).objectStore(updatesStore).getAll()),
  )

/** The state that the account last had, if the database keeps it. */
export const storedBase = (name: string): Promise<Uint8Array | undefined> =>
  reading(name, (database) =>
    answerOf<Uint8Array | undefined>(database.transaction(customStore).objectStore(customStore).get(baseKey)),
  )
