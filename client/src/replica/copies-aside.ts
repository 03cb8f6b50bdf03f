import type { DraftContent } from '@shingle/shared/draft/content.ts'
import { materialise } from '@shingle/shared/draft/materialise.ts'
import * as Y from 'yjs'
import { copyKeptForMs, type DraftCopy } from './copy-index.ts'
import { ifAlone } from './copy-lock.ts'
import { contentOfState, type DeviceStores, holdsMore } from './device-copies.ts'
import { storedBase, storedUpdates } from './local-replica.ts'
import { deleteDatabase } from './open-database.ts'
import type { PictureStore } from './pictures/picture-store.ts'
import { placePictures } from './pictures/placed-pictures.ts'
import { waitingFile } from './pictures/waiting-picture.ts'

const keptAtMost = 5

/** Everything that a copy holds; no tab's own document tells, because several may have written to it. */
export const documentOf = async (name: string): Promise<Y.Doc> => {
  const doc = new Y.Doc()
  for (const update of await storedUpdates(name)) Y.applyUpdate(doc, update)
  return doc
}

/** What a copy holds, as plain values, with the pictures that wait in it. */
export const contentOfCopy = async ({ pictures }: DeviceStores, name: string): Promise<DraftContent> => {
  const doc = await documentOf(name)
  const content = materialise(doc)
  doc.destroy()
  return placePictures(content, (await pictures?.pictures(name)) ?? [])
}

/** What the account had when a copy last had nothing of its own; undefined where that is not known. */
export const baseOfCopy = async (name: string): Promise<DraftContent | undefined> => {
  const state = await storedBase(name)
  return state === undefined ? undefined : contentOfState(state)
}

/** Deletes a copy that no tab uses; answers whether it could. */
export const discardCopy = (stores: DeviceStores, name: string): Promise<boolean> =>
  ifAlone(name, () => dropCopy(stores, name))

/** Deletes the pictures of a copy that is given up for good, with their files. */
const dropPictures = async (store: PictureStore, copy: string): Promise<void> => {
  const pictures = await store.pictures(copy)
  await store.become(copy, [])
  await store.release(pictures.flatMap(({ image }) => waitingFile(image.reference) ?? []))
}

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
const settleCopy = async (stores: DeviceStores, copy: DraftCopy, server: Y.Doc): Promise<void> => {
  await ifAlone(copy.name, async () => {
    const mine = await documentOf(copy.name)
    const waiting = (await stores.pictures?.pictures(copy.name)) ?? []
    if (waiting.length > 0 || (holdsMore(mine, server) && !(await wasAcknowledged(copy.name, mine))))
      await stores.index.put({ ...copy, state: 'recovered', at: Date.now() })
    else await dropCopy(stores, copy.name)
    mine.destroy()
  })
}

/** Deletes recovered copies that are old or too many. */
const pruneCopies = async (stores: DeviceStores, copies: readonly DraftCopy[], now = Date.now()) => {
  const recovered = copies.filter(({ state }) => state === 'recovered').toSorted((a, b) => b.at - a.at)
  const spare = recovered.filter(({ at }, rank) => rank >= keptAtMost || now - at > copyKeptForMs)
  for (const { name } of spare) await discardCopy(stores, name)
}

/** Decides what becomes of all copies of a draft that were given up, and deletes the recovered ones that are old or too many. */
export const settleCopies = async (
  stores: DeviceStores,
  copies: () => Promise<readonly DraftCopy[]>,
  server: Y.Doc,
): Promise<void> => {
  for (const copy of await copies()) if (copy.state === 'orphan') await settleCopy(stores, copy, server)
  await pruneCopies(stores, await copies())
}
