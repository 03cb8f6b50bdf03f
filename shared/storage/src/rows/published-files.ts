import type { Db } from 'mongodb'
import * as z from 'zod/mini'
import { defineCollection } from './collection.ts'

const rowSchema = z.object({
  _id: z.string(),
  websiteId: z.string(),
  /** The keys of the page itself and of those beside it, uncompressed, as `pageKey` joins them. */
  page: z.string(),
  /** The keys of every file that was made for it: its encodings, its drawings, the picture that links to it are shown with. */
  keys: z.readonly(z.array(z.string())),
  /** From when they are to be removed; null while the page is shown, or about to be. */
  removeAt: z.nullable(z.date()),
})

/** A row of PublishedFiles. */
export type PublishedFilesRow = Readonly<z.output<typeof rowSchema>>

/**
 * PublishedFiles: what was made for each page of a website. A page that is published again unchanged has the same files
 * and the same row. Uploaded pictures are not among them: they belong to the website, see WebsiteImages.
 */
export const publishedFiles = defineCollection({
  name: 'PublishedFiles',
  row: rowSchema,
  owners: [{ of: 'website', by: 'websiteId', copy: { told: 'versions' } }],
  indexes: [{ key: { websiteId: 1 } }, { key: { keys: 1 } }],
})

/** The files of the published pages of one deployment. */
export const openPublishedFiles = (db: Db) => {
  const rows = publishedFiles.open(db)
  return {
    /** Keeps the files of a page until they are ended; false where they were kept already. */
    keep: async ({
      websiteId,
      page,
      keys,
    }: Omit<PublishedFilesRow, '_id' | 'removeAt'>): Promise<boolean> => {
      const { upsertedCount } = await rows.raw.updateOne(
        { _id: `${websiteId}/${page}` },
        { $set: { websiteId, page, keys, removeAt: null } },
        { upsert: true },
      )
      return upsertedCount === 1
    },

    /** Ends the files of every page of a website but of those `shown`, at `removeAt` or sooner; answers whether there were any. */
    end: async (websiteId: string, shown: readonly string[], removeAt: Date): Promise<boolean> => {
      const { matchedCount } = await rows.raw.updateMany(
        { websiteId, page: { $nin: shown }, $or: [{ removeAt: null }, { removeAt: { $gt: removeAt } }] },
        { $set: { removeAt } },
      )
      return matchedCount > 0
    },

    /** Ends the files of replaced pages at `now`, all but of the `kept` that were replaced last; answers whether there were any. */
    endBeyond: async (websiteId: string, kept: number, now: Date): Promise<boolean> => {
      const replaced = { websiteId, removeAt: { $ne: null } } as const
      const newestFirst = { sort: { removeAt: -1, _id: 1 }, skip: kept } as const
      const beyond = await rows.only(z.pick(rowSchema, { _id: true })).all(replaced, newestFirst)
      if (beyond.length === 0) return false
      const ids = beyond.map(({ _id }) => _id)
      await rows.raw.updateMany({ ...replaced, _id: { $in: ids } }, { $set: { removeAt: now } })
      return true
    },

    /** What is to be removed at `now`. */
    ended: (websiteId: string, now: Date) => rows.all({ websiteId, removeAt: { $lte: now } }),

    /** Forgets the files of a page that were ended; false where somebody keeps them again, or has forgotten them. */
    forget: async ({ _id, removeAt }: PublishedFilesRow): Promise<boolean> =>
      (await rows.raw.deleteOne({ _id, removeAt })).deletedCount === 1,

    /** Whether a file is any page's. */
    isUsed: async (key: string): Promise<boolean> =>
      (await rows.raw.countDocuments({ keys: key }, { limit: 1 })) === 1,
  }
}
