import { imagesMaximum } from '@shingle/shared/image/image-limits.ts'
import type { Db } from 'mongodb'

/** One size of an uploaded picture, as a stored file. */
export interface Rendition {
  readonly key: string
  readonly width: number
}

/** An uploaded picture. `reference` is the key of its largest rendition. */
export interface UploadedImage {
  readonly reference: string
  readonly width: number
  readonly height: number
  /** Smallest first. */
  readonly renditions: readonly Rendition[]
}

/** A row of WebsiteImages. */
interface ImageRow extends UploadedImage {
  readonly _id: string
  readonly websiteId: string
  readonly userId: string
  readonly createdAt: Date
}

export type Images = ReturnType<typeof createImages>

/** The uploads of each website. */
export const createImages = (db: Db, clock: () => Date) => {
  const rows = db.collection<ImageRow>('WebsiteImages')

  const isFull = async (websiteId: string): Promise<boolean> =>
    (await rows.countDocuments({ websiteId })) >= imagesMaximum

  /** Keeps an upload; the same picture twice is kept once. */
  const keep = async (websiteId: string, userId: string, image: UploadedImage): Promise<void> => {
    const id = `${websiteId}/${image.reference}`
    await rows.updateOne(
      { _id: id },
      { $setOnInsert: { websiteId, userId, createdAt: clock(), ...image } },
      { upsert: true },
    )
  }

  /** The renditions of every picture of a website, by reference. */
  const renditionsOf = async (websiteId: string): Promise<ReadonlyMap<string, readonly Rendition[]>> => {
    const found = await rows.find({ websiteId }).toArray()
    return new Map(found.map(({ reference, renditions }) => [reference, renditions]))
  }

  return { isFull, keep, renditionsOf }
}
