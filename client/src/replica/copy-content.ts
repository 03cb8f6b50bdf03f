import type { DraftContent } from '@shingle/shared/draft/content.ts'
import { materialise } from '@shingle/shared/draft/materialise.ts'
import { storedBase } from './local-replica.ts'
import { placePictures } from './pictures/placed-pictures.ts'
import { contentOfState, type DeviceStores, documentOf } from './settle-copy.ts'

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
