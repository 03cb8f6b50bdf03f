import { imagesMaximum } from '@shingle/shared/image/image-limits.ts'
import { openWebsiteImages } from '@shingle/storage/rows/website-images.ts'
import type { Db } from 'mongodb'

export type Images = ReturnType<typeof createImages>

/** The uploads of each website, and how many it may have. */
export const createImages = (db: Db, clock: () => Date) => {
  const { count, keep, renditionsOf } = openWebsiteImages(db, clock)
  const isFull = async (websiteId: string): Promise<boolean> => (await count(websiteId)) >= imagesMaximum
  return { isFull, keep, renditionsOf }
}
