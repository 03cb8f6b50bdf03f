import { type PictureCredit, pictureCreditSchema } from '@shingle/shared/stock/stock-picture.ts'
import type { Db } from 'mongodb'
import * as z from 'zod/mini'
import { claimSlot } from './claim-slot.ts'
import { defineCollection } from './collection.ts'
import { isDuplicateOf } from './is-duplicate.ts'

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
  /** Who made it, where it was taken from a library of others. */
  credit: z.optional(pictureCreditSchema),
}

const rowSchema = z.object({
  _id: z.string(),
  websiteId: z.string(),
  /** Who uploaded it. */
  userId: z.string(),
  createdAt: z.date(),
  /** Its place in the library, from 0; a picture that was deleted from the library has none. */
  slot: z.optional(z.int()),
  ...uploadedShape,
})

/** An uploaded picture. */
export type UploadedImage = Readonly<Pick<z.output<typeof rowSchema>, keyof typeof uploadedShape>>

/**
 * WebsiteImages: the uploads of each website. The files themselves are shared by whoever uploaded the same.
 *
 * Deleting a picture takes it out of the library and makes room for another. Its files and the row that names them stay
 * as long as the website, or until so many are kept that what nothing shows any more has to go: published pages and saved
 * versions go on showing it, and publishing one of those anew finds every size of it. So nothing that visitors see changes until the owner publishes a page without the picture.
 */
export const websiteImages = defineCollection({
  name: 'WebsiteImages',
  row: rowSchema,
  owners: [{ of: 'website', by: 'websiteId', copy: { told: 'pictures' } }],
  indexes: [
    { key: { websiteId: 1 } },
    { key: { userId: 1 } },
    { key: { 'renditions.key': 1 } },
    // No two uploads at once get the last place.
    {
      key: { websiteId: 1, slot: 1 },
      unique: true,
      partialFilterExpression: { slot: { $type: 'number' } },
    },
  ],
})

const renditionsOfSchema = z.pick(rowSchema, { reference: true, renditions: true })
const filesOfSchema = z.pick(rowSchema, { _id: true, renditions: true })
const releasedSchema = z.pick(rowSchema, { _id: true, renditions: true, reference: true })
const slotSchema = z.pick(rowSchema, { slot: true })
const listedSchema = z.pick(rowSchema, {
  reference: true,
  width: true,
  height: true,
  renditions: true,
  createdAt: true,
  credit: true,
})
const creditedSchema = z.pick(rowSchema, { reference: true, credit: true })

const copiedSchema = z.pick(rowSchema, {
  ...{ _id: true, reference: true, width: true, height: true, slot: true, createdAt: true },
})

/** A picture with its files. */
export type KeptPicture = Readonly<z.output<typeof filesOfSchema>>

/** A picture of the library. */
export type ListedImage = Readonly<z.output<typeof listedSchema>>

const idOf = (websiteId: string, reference: string): string => `${websiteId}/${reference}`
const inLibrary = (websiteId: string) => ({ websiteId, slot: { $exists: true } })

type Open = ReturnType<typeof websiteImages.open>

/** What is asked about all pictures of a website, also those no longer in its library. */
const ofWebsite = (rows: Open) => ({
  /** What is known of every picture of a website, also of those no longer in its library, the oldest first. */
  everyOf: (websiteId: string) =>
    rows.only(copiedSchema).all({ websiteId }, { sort: { createdAt: 1, _id: 1 } }),

  /** Every picture of a website with its files, also those no longer in its library. */
  ofWebsite: (websiteId: string) => rows.only(filesOfSchema).all({ websiteId }),

  /** Who made the pictures of a website that are by others, by reference, also of those no longer in its library. */
  creditsOf: async (websiteId: string): Promise<ReadonlyMap<string, PictureCredit>> => {
    const found = await rows.only(creditedSchema).all({ websiteId, credit: { $exists: true } })
    return new Map(
      found.flatMap(({ reference, credit }) => (credit === undefined ? [] : [[reference, credit] as const])),
    )
  },

  /** The renditions of every picture of a website, by reference, also of those no longer in its library. */
  renditionsOf: async (websiteId: string): Promise<ReadonlyMap<string, readonly Rendition[]>> => {
    const found = await rows.only(renditionsOfSchema).all({ websiteId })
    return new Map(found.map(({ reference, renditions }) => [reference, renditions]))
  },
})

/** The uploads of one deployment. */
export const openWebsiteImages = (db: Db, clock: () => Date) => {
  const rows = websiteImages.open(db)
  return {
    ...ofWebsite(rows),

    count: (websiteId: string) => rows.raw.countDocuments(inLibrary(websiteId)),

    /** How many pictures of a website are kept, in its library or not. */
    countKept: (websiteId: string) => rows.raw.countDocuments({ websiteId }),

    /** The pictures no longer in the library, the oldest first. */
    released: (websiteId: string, limit: number) =>
      rows
        .only(releasedSchema)
        .all({ websiteId, slot: { $exists: false } }, { sort: { createdAt: 1, _id: 1 }, limit }),

    /** The library of a website, newest first. */
    list: (websiteId: string): Promise<readonly ListedImage[]> =>
      rows.only(listedSchema).all(inLibrary(websiteId), { sort: { createdAt: -1, _id: 1 } }),

    /** Keeps an upload among at most `maximum`, the same picture once; false when there is no room. */
    keep: async (
      { websiteId, userId, maximum }: { websiteId: string; userId: string; maximum: number },
      image: UploadedImage,
    ): Promise<boolean> => {
      const _id = idOf(websiteId, image.reference)
      const isKept = async () => (await rows.only(slotSchema).one({ _id }))?.slot !== undefined
      const taken = async () =>
        (await rows.only(slotSchema).all(inLibrary(websiteId))).map(({ slot }) => slot)
      const take = async (slot: number) => {
        // Another upload may have brought the same picture meanwhile.
        if (await isKept()) return
        try {
          await rows.raw.updateOne(
            { _id, slot: { $exists: false } },
            { $set: { slot, createdAt: clock(), websiteId, userId, ...image } },
            { upsert: true },
          )
        } catch (thrown) {
          // Or in this very moment.
          if (!isDuplicateOf(thrown, '_id')) throw thrown
        }
      }
      return (await isKept()) || claimSlot({ maximum, taken, take })
    },

    /** Puts somebody in the place of a person who uploaded pictures. */
    forgetUploader: async (userId: string, inPlace: string): Promise<void> => {
      await rows.raw.updateMany({ userId }, { $set: { userId: inPlace } })
    },

    /** Gives a website the library of another, and what else is `shown` of its pictures: the same files, and rows of its own. */
    share: async (given: {
      readonly from: string
      readonly to: string
      readonly userId: string
      readonly shown: ReadonlySet<string>
    }): Promise<void> => {
      const { from, to, userId, shown } = given
      for (const row of await rows.all({ websiteId: from }))
        if (row.slot !== undefined || shown.has(row.reference))
          await rows.raw.insertOne({ ...row, _id: idOf(to, row.reference), websiteId: to, userId })
    },

    /** Takes a picture out of the library. */
    release: async (websiteId: string, reference: string): Promise<void> => {
      await rows.raw.updateOne({ _id: idOf(websiteId, reference) }, { $unset: { slot: '' } })
    },

    /** Whether a file belongs to a picture of any website. */
    isUsed: async (key: string): Promise<boolean> =>
      (await rows.raw.countDocuments({ 'renditions.key': key }, { limit: 1 })) === 1,

    /** Forgets a picture. */
    remove: async (id: string): Promise<void> => {
      await rows.raw.deleteOne({ _id: id })
    },
  }
}
