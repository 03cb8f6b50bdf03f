import type { DraftContent } from '@shingle/shared/draft/content.ts'
import { materialise } from '@shingle/shared/draft/materialise.ts'
import * as Y from 'yjs'
import { type CopyIndex, copyKeptForMs, type DraftCopy } from './copy-index.ts'
import { ifAlone } from './copy-lock.ts'
import { LocalReplica, storedBase, storedUpdates } from './local-replica.ts'
import { deleteDatabase } from './open-database.ts'
import { dropPictures, type PictureStore } from './pictures/picture-store.ts'

const keptAtMost = 5

/** What this device keeps of drafts: their copies, and the pictures that wait in them. */
export interface DeviceStores {
  readonly index: CopyIndex
  readonly pictures: PictureStore | undefined
}

/** Whether `mine` holds anything that the server's document lacks. */
export const holdsMore = (mine: Y.Doc, server: Y.Doc): boolean => {
  if (Y.snapshotContainsUpdate(Y.snapshot(server), Y.encodeStateAsUpdate(mine))) return false
  // Something added and removed again differs in the documents and in nothing a person sees.
  return JSON.stringify(materialise(mine)) !== JSON.stringify(materialise(server))
}

/** Everything that a copy holds; no tab's own document tells, because several may have written to it. */
export const documentOf = async (name: string): Promise<Y.Doc> => {
  const doc = new Y.Doc()
  for (const update of await storedUpdates(name)) Y.applyUpdate(doc, update)
  return doc
}

/** A whole draft's encoded state, as plain values. */
export const contentOfState = (state: Uint8Array): DraftContent => {
  const doc = new Y.Doc()
  Y.applyUpdate(doc, state)
  const content = materialise(doc)
  doc.destroy()
  return content
}

/** Deletes a copy that no tab uses; answers whether it could. */
export const discardCopy = (stores: DeviceStores, name: string): Promise<boolean> =>
  ifAlone(name, () => dropCopy(stores, name))

/** Deletes a copy with its pictures. */
export const dropCopy = async ({ index, pictures }: DeviceStores, name: string): Promise<void> => {
  await deleteDatabase(name)
  if (pictures !== undefined) await dropPictures(pictures, name)
  await index.remove(name)
}

/** Whether the account had all of a copy at some time: what it holds beside the server's was given up there since. */
const wasAcknowledged = async (name: string, mine: Y.Doc): Promise<boolean> => {
  const state = await storedBase(name)
  if (state === undefined) return false
  const base = new Y.Doc()
  Y.applyUpdate(base, state)
  const isMore = holdsMore(mine, base)
  base.destroy()
  return !isMore
}

/**
 * Decides what becomes of a copy that was given up: it is deleted if the server has all of it, else it becomes
 * a recovered copy. A copy that another tab still uses waits for that tab, or for the next start.
 */
export const settleCopy = async (stores: DeviceStores, copy: DraftCopy, server: Y.Doc): Promise<void> => {
  await ifAlone(copy.name, async () => {
    const mine = await documentOf(copy.name)
    const waiting = (await stores.pictures?.pictures(copy.name)) ?? []
    if (waiting.length > 0 || (holdsMore(mine, server) && !(await wasAcknowledged(copy.name, mine))))
      await stores.index.put({ ...copy, state: 'recovered', at: Date.now() })
    else await dropCopy(stores, copy.name)
    mine.destroy()
  })
}

/** Keeps a document that was only in memory as a copy. Answers whether the device took it. */
export const keepOnDevice = async (
  index: CopyIndex,
  copy: DraftCopy,
  { doc, base }: { readonly doc: Y.Doc; readonly base: Uint8Array | undefined },
): Promise<boolean> => {
  try {
    const local = await LocalReplica.open(copy.name, doc)
    const isStored = await local.stored()
    if (base !== undefined) await local.setBase(base)
    await local.close()
    if (isStored) await index.put(copy)
    return isStored
  } catch (error) {
    console.warn('Copy not kept', error)
    return false
  }
}

/** Deletes recovered copies that are old or too many. */
export const pruneCopies = async (stores: DeviceStores, copies: readonly DraftCopy[], now = Date.now()) => {
  const recovered = copies.filter(({ state }) => state === 'recovered').toSorted((a, b) => b.at - a.at)
  const spare = recovered.filter(({ at }, rank) => rank >= keptAtMost || now - at > copyKeptForMs)
  for (const { name } of spare) await discardCopy(stores, name)
}
