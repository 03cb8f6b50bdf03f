import { pictureCreditSchema } from '@shingle/shared/stock/stock-picture.ts'
import * as z from 'zod/mini'

const renditionSchema = z.readonly(z.object({ key: z.string(), width: z.int() }))

/** One size of an uploaded picture, as a stored file. */
export type Rendition = z.output<typeof renditionSchema>

const uploadedShape = {
  /** The key of the largest rendition. */
  reference: z.string(),
  /** How many bytes its files have together; unknown of a picture from before that was kept. */
  bytes: z.optional(z.int()),
  width: z.int(),
  height: z.int(),
  /** Smallest first. */
  renditions: z.readonly(z.array(renditionSchema)),
  /** Who made it, where it was taken from a library of others. */
  credit: z.optional(pictureCreditSchema),
}

/** What a row of WebsiteImages holds. */
export const pictureRowSchema = z.object({
  _id: z.string(),
  websiteId: z.string(),
  /** Who uploaded it. */
  userId: z.string(),
  createdAt: z.date(),
  /** Its place in the library, from 0; a picture that was deleted from the library has none. */
  slot: z.optional(z.int()),
  ...uploadedShape,
})

type PictureRow = z.output<typeof pictureRowSchema>

/** An uploaded picture. */
export type UploadedImage = Readonly<Pick<PictureRow, keyof typeof uploadedShape>>

/** How many bytes pictures take together: what several rows name is one file. */
export const bytesTogether = (pictures: readonly Pick<PictureRow, 'reference' | 'bytes'>[]): number => {
  const byReference = new Map(pictures.map(({ reference, bytes = 0 }) => [reference, bytes]))
  return [...byReference.values()].reduce((sum, bytes) => sum + bytes, 0)
}
