import * as z from 'zod/mini'
import type { Rows } from './collection.ts'
import { type SiteRow, siteRowSchema } from './site-row.ts'

/** What the sitemap lists, by its buckets. */
export const listedAddresses = (rows: Rows<SiteRow>) => ({
  /** The addresses that a bucket of the sitemap lists, some of them, in their order. */
  listedIn: (sitemapBucket: number, some: { readonly skip: number; readonly limit: number }) =>
    rows
      .only(z.pick(siteRowSchema, { _id: true, websiteId: true, modifiedAt: true }))
      .all({ sitemapBucket }, { sort: { _id: 1 }, ...some }),

  /** How many addresses a bucket of the sitemap lists. */
  countIn: (sitemapBucket: number): Promise<number> => rows.raw.countDocuments({ sitemapBucket }),

  /** When the newest of them changed; null where there are none. */
  newestIn: async (sitemapBucket: number): Promise<Date | null> => {
    const newest = await rows
      .only(z.pick(siteRowSchema, { modifiedAt: true }))
      .one({ sitemapBucket }, { sort: { modifiedAt: -1 } })
    return newest?.modifiedAt ?? null
  },

  /** How many addresses there are about, those that nothing lists among them: told at once, however many. */
  countAbout: (): Promise<number> => rows.raw.estimatedDocumentCount(),
})
