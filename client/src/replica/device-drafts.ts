import type { DraftContent } from '@shingle/shared/draft/content.ts'
import * as Y from 'yjs'
import { contentOfCopy, discardCopy, documentOf, dropCopy } from './copies-aside.ts'
import { type DraftCopy, openCopyIndex } from './copy-index.ts'
import { type DeviceStores, holdsMore } from './device-copies.ts'
import { storedBase } from './local-replica.ts'
import { whenFree } from './patient-lock.ts'
import { openPictureStore } from './pictures/picture-store.ts'

/** A copy whose work is on this device alone. */
export interface UnsavedCopy extends Pick<DraftCopy, 'name' | 'draftId'> {
  readonly content: DraftContent
}

const withStores = async <T>(task: (stores: DeviceStores) => Promise<T>): Promise<T> => {
  const [index, pictures] = await Promise.all([openCopyIndex(), openPictureStore()])
  try {
    return await task({ index, pictures })
  } finally {
    index.close()
    pictures?.close()
  }
}

/** What this device has of one person's work that their account does not have, but for the websites to leave out. */
export const unsavedCopies = (
  userId: string,
  leftOut: ReadonlySet<string> = new Set(),
): Promise<readonly UnsavedCopy[]> =>
  withStores(async (stores) => {
    const found: UnsavedCopy[] = []
    for (const copy of await stores.index.everyOf(userId)) {
      if (leftOut.has(copy.draftId) || !(await isUnsaved(stores, copy))) continue
      const { name, draftId } = copy
      found.push({ name, draftId, content: await contentOfCopy(stores, name) })
    }
    return found
  })

/** Deletes one copy on this device; one that another tab uses stays. */
export const discardDeviceCopy = (name: string): Promise<boolean> =>
  withStores((stores) => discardCopy(stores, name))

interface Clearing {
  /** The copies that stay. */
  readonly keep: ReadonlySet<string>
  /** Whether the others are to go even now: their owner may come back meanwhile. */
  readonly isStillToGo: () => boolean
}

/** Deletes what this device has of one person's drafts and pictures, but for the copies to keep. */
export const clearDrafts = (userId: string, { keep, isStillToGo }: Clearing): Promise<void> =>
  withStores(async (stores) => {
    const copies = (await stores.index.everyOf(userId)).map(({ name }) => name)
    // A database outside the index is what a crash between two steps has left.
    const names = new Set([...copies, ...(await databasesOf(userId))])
    const drop = async (name: string) => {
      if (isStillToGo()) await dropCopy(stores, name)
    }
    for (const name of names) if (!keep.has(name)) await whenAlone(name, () => drop(name))
    const files = (await stores.pictures?.everyFile(userId)) ?? []
    if (isStillToGo()) await stores.pictures?.release(files.map(({ id }) => id))
  })

const databasesOf = async (userId: string): Promise<readonly string[]> => {
  const databases = 'databases' in indexedDB ? await indexedDB.databases() : []
  return databases.flatMap(({ name }) => (name?.includes(`-${userId}-e`) ? name : []))
}

/** Deletes the copies of drafts that are no longer this person's to open, but for work that is nowhere else. */
export const dropUnlisted = (userId: string, listed: ReadonlySet<string>): Promise<void> =>
  withStores(async (stores) => {
    const copies = (await stores.index.everyOf(userId)).filter(({ draftId }) => !listed.has(draftId))
    for (const copy of copies) if (!(await isUnsaved(stores, copy))) await discardCopy(stores, copy.name)
  })

/** Whether a copy holds work that the account did not have when this device last heard from it. */
const isUnsaved = async ({ pictures }: DeviceStores, copy: DraftCopy): Promise<boolean> => {
  if (copy.state === 'recovered') return true
  if (((await pictures?.pictures(copy.name)) ?? []).length > 0) return true
  const [mine, state] = await Promise.all([documentOf(copy.name), storedBase(copy.name)])
  const account = new Y.Doc()
  if (state !== undefined) Y.applyUpdate(account, state)
  const isMore = holdsMore(mine, account)
  mine.destroy()
  account.destroy()
  return isMore
}

const patienceMs = 2_000

/** Runs a task on a copy once no tab uses it; also on one that a tab does not let go, as frozen ones do not. */
const whenAlone = async (name: string, task: () => Promise<void>): Promise<void> => {
  if (!(await whenFree(name, task, { patienceMs }))) await task()
}
