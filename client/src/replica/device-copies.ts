import type { DraftContent } from '@shingle/shared/draft/content.ts'
import { materialise } from '@shingle/shared/draft/materialise.ts'
import * as Y from 'yjs'
import type { CopyIndex, DraftCopy } from './copy-index.ts'
import { LocalReplica } from './local-replica.ts'
import type { PictureStore } from './pictures/picture-store.ts'

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

/** A whole draft's encoded state, as plain values. */
export const contentOfState = (state: Uint8Array): DraftContent => {
  const doc = new Y.Doc()
  Y.applyUpdate(doc, state)
  const content = materialise(doc)
  doc.destroy()
  return content
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
