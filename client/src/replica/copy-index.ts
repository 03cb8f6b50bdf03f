import type { DraftUser } from '@shingle/shared/sync/sync-messages.ts'
import { answerOf, completionOf, openDatabase } from './open-database.ts'

/**
 * One copy of a draft on this device, in a database of its own. `live` is worked on; `orphan` was given up
 * and waits to be compared with the server's; `recovered` holds work that the server does not have.
 */
export interface DraftCopy {
  /** The name of its database: it tells the epoch, so that a stale copy never passes for a present one. */
  readonly name: string
  readonly draftId: string
  readonly userId: string
  readonly epoch: number
  readonly holder: DraftUser
  readonly state: 'live' | 'orphan' | 'recovered'
  /** When the state began, in milliseconds since 1970. */
  readonly at: number
  /** Why a copy was given up. */
  readonly why?: string
}

/** How long a recovered copy is kept, in milliseconds. */
export const copyKeptForMs = 30 * 24 * 60 * 60 * 1000

/** Which copies of drafts this device keeps. */
export interface CopyIndex {
  readonly isKept: boolean
  of(draftId: string, userId: string): Promise<DraftCopy[]>
  /** One person's copies of all drafts. */
  everyOf(userId: string): Promise<DraftCopy[]>
  put(copy: DraftCopy): Promise<void>
  remove(name: string): Promise<void>
  close(): void
}

const databaseName = 'shingle-drafts'
const storeName = 'copies'

const inMemory = (): CopyIndex => {
  const copies = new Map<string, DraftCopy>()
  return {
    isKept: false,
    of: async (draftId, userId) =>
      [...copies.values()].filter((copy) => copy.draftId === draftId && copy.userId === userId),
    everyOf: async (userId) => [...copies.values()].filter((copy) => copy.userId === userId),
    put: async (copy) => void copies.set(copy.name, copy),
    remove: async (name) => void copies.delete(name),
    close: () => copies.clear(),
  }
}

const inDatabase = (database: IDBDatabase): CopyIndex => {
  const write = async (change: (store: IDBObjectStore) => void): Promise<void> => {
    const transaction = database.transaction(storeName, 'readwrite')
    change(transaction.objectStore(storeName))
    await completionOf(transaction)
  }
  return {
    isKept: true,
    of: (draftId, userId) => {
      const store = database.transaction(storeName).objectStore(storeName)
      return answerOf<DraftCopy[]>(store.index('draft').getAll([draftId, userId]))
    },
    everyOf: async (userId) => {
      const store = database.transaction(storeName).objectStore(storeName)
      return (await answerOf<DraftCopy[]>(store.getAll())).filter((copy) => copy.userId === userId)
    },
    put: (copy) => write((store) => store.put(copy)),
    remove: (name) => write((store) => store.delete(name)),
    close: () => database.close(),
  }
}

/** The index in the database until that is taken away, and one in memory from then on. */
const untilTakenAway = (database: IDBDatabase): CopyIndex => {
  let present = inDatabase(database)
  const giveUp = () => {
    // Another tab that wants to delete or upgrade the index must not wait for this one.
    database.close()
    present = inMemory()
  }
  database.onversionchange = giveUp
  database.onclose = giveUp
  return {
    get isKept() {
      return present.isKept
    },
    of: (draftId, userId) => present.of(draftId, userId),
    everyOf: (userId) => present.everyOf(userId),
    put: (copy) => present.put(copy),
    remove: (name) => present.remove(name),
    close: () => present.close(),
  }
}

/** Opens the index, or one in memory where the browser keeps nothing. */
export const openCopyIndex = async (): Promise<CopyIndex> => {
  try {
    return untilTakenAway(
      await openDatabase({
        name: databaseName,
        create: (fresh) =>
          fresh.createObjectStore(storeName, { keyPath: 'name' }).createIndex('draft', ['draftId', 'userId']),
      }),
    )
  } catch {
    // Storage is blocked or missing: the draft works without it, and its status says so.
    return inMemory()
  }
}
