import type { PictureCredit } from '@shingle/shared/stock/stock-picture.ts'
import type { Db } from 'mongodb'
import * as z from 'zod/mini'
import { claimSlot } from './claim-slot.ts'
import { defineCollection } from './collection.ts'
import { isDuplicateOf } from './is-duplicate.ts'
import { bytesTogether, pictureRowSchema, type Rendition, type UploadedImage } from './picture-row.ts'

/**
 * WebsiteImages: the uploads of each website. The files themselves are shared by whoever uploaded the same.
 *
 * Deleting a picture takes it out of the library and makes room for another. Its files and the row that names them stay
 * as long as the website, or until so many are kept that what nothing shows any more has to go: published pages and saved
 * versions go on showing it, and publishing one of those anew finds every size of it. So nothing that visitors see changes until the owner publishes a page without the picture.
 */
export const websiteImages = defineCollection({
  name: 'WebsiteImages',
  row: pictureRowSchema,
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

const renditionsOfSchema = z.pick(pictureRowSchema, { reference: true, renditions: true })
const filesOfSchema = z.pick(pictureRowSchema, { _id: true, renditions: true })
const releasedSchema = z.pick(pictureRowSchema, { _id: true, renditions: true, reference: true })
const sizeSchema = z.pick(pictureRowSchema, { reference: true, bytes: true })
const slotSchema = z.pick(pictureRowSchema, { slot: true })
const listedSchema = z.pick(pictureRowSchema, {
  reference: true,
  width: true,
  height: true,
  renditions: true,
  createdAt: true,
  credit: true,
})
const creditedSchema = z.pick(pictureRowSchema, { reference: true, credit: true })

const copiedSchema = z.pick(pictureRowSchema, {
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

/** Into which website an upload goes, by whom, and how much room there is. */
interface Keeping {
  readonly websiteId: string
  readonly userId: string
  readonly maximum: number
  readonly room: number
}

/** The uploads of one deployment. */
export const openWebsiteImages = (db: Db, clock: () => Date) => {
  const rows = websiteImages.open(db)
  /** How many bytes the pictures take that somebody uploaded, in whichever websites, together with `added`. */
  const heldBy = async (userId: string, added: readonly z.output<typeof sizeSchema>[] = []) =>
    bytesTogether([...(await rows.only(sizeSchema).all({ userId })), ...added])
  return {
    ...ofWebsite(rows),
    heldBy,

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

    /**
     * Keeps an upload among at most `maximum` of its website and in at most `room` bytes of whoever uploaded it, the same
     * picture once; false when there is no room.
     */
    keep: async ({ websiteId, userId, maximum, room }: Keeping, image: UploadedImage): Promise<boolean> => {
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
      if (await isKept()) return true
      return (await heldBy(userId, [image])) <= room && claimSlot({ maximum, taken, take })
    },

    /** Puts somebody in the place of a person who uploaded pictures. */
    forgetUploader: async (userId: string, inPlace: string): Promise<void> => {
      await rows.raw.updateMany({ userId }, { $set: { userId: inPlace } })
    },

    /**
     * Gives a website the library of another, and what else is `shown` of its pictures: the same files, and rows of its
     * own; false where they have no room among those of `userId`.
     */
    share: async (given: {
      readonly from: string
      readonly to: string
      readonly userId: string
      readonly shown: ReadonlySet<string>
      readonly room: number
    }): Promise<boolean> => {
      const { from, to, userId, shown, room } = given
      const every = await rows.all({ websiteId: from })
      const shared = every.filter(({ slot, reference }) => slot !== undefined || shown.has(reference))
      if ((await heldBy(userId, shared)) > room) return false
      for (const row of shared)
        await rows.raw.insertOne({ ...row, _id: idOf(to, row.reference), websiteId: to, userId })
      return true
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
