import type { Db } from 'mongodb'
import * as z from 'zod/mini'
import { defineCollection } from './collection.ts'

const renditionSchema = z.readonly(z.object({ key: z.string(), width: z.int() }))

/** One size of an uploaded picture, as a stored file. */
export type Rendition = z.output<typeof renditionSchema>

const uploadedShape = {
  /** The key of the largest rendition. */
  reference: z.string(),
  width: z.int(),
  height: z.int(),
  /** Smallest first. */
  renditions: z.readonly(z.array(renditionSchema)),
}

const rowSchema = z.object({
  _id: z.string(),
  websiteId: z.string(),
  /** Who uploaded it. */
  userId: z.string(),
  createdAt: z.date(),
  ...uploadedShape,
})

/** An uploaded picture. */
export type UploadedImage = Readonly<Pick<z.output<typeof rowSchema>, keyof typeof uploadedShape>>

/** WebsiteImages: the uploads of each website. The files themselves are shared by whoever uploaded the same. */
export const websiteImages = defineCollection({
  name: 'WebsiteImages',
  row: rowSchema,
  owners: [{ of: 'website', by: 'websiteId' }],
  indexes: [{ key: { websiteId: 1 } }, { key: { userId: 1 } }],
})

const renditionsOfSchema = z.pick(rowSchema, { reference: true, renditions: true })

/** The uploads of one deployment. */
export const openWebsiteImages = (db: Db, clock: () => Date) => {
  const rows = websiteImages.open(db)
  return {
    count: (websiteId: string) => rows.raw.countDocuments({ websiteId }),

    /** Keeps an upload; the same picture twice is kept once. */
    keep: async (websiteId: string, userId: string, image: UploadedImage): Promise<void> => {
      await rows.raw.updateOne(
        { _id: `${websiteId}/${image.reference}` },
        { $setOnInsert: { websiteId, userId, createdAt: clock(), ...image } },
        { upsert: true },
      )
    },

    /** The renditions of every picture of a website, by reference. */
    renditionsOf: async (websiteId: string): Promise<ReadonlyMap<string, readonly Rendition[]>> => {
      const found = await rows.only(renditionsOfSchema).all({ websiteId })
      return new Map(found.map(({ reference, renditions }) => [reference, renditions]))
    },
  }
}
