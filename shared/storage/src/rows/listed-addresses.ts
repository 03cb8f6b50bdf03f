import type { Filter } from 'mongodb'
import * as z from 'zod/mini'
import type { Rows } from './collection.ts'
import { type SiteRow, siteRowSchema } from './site-row.ts'

const listedSchema = z.pick(siteRowSchema, { _id: true, websiteId: true, modifiedAt: true, listedFrom: true })

/** Those of a bucket that are to be listed by now: what a new account published waits. */
const listedBy = (sitemapBucket: number, now: Date): Filter<SiteRow> => ({
  sitemapBucket,
  listedFrom: { $not: { $gt: now } },
})

/** When what is listed of an address changed: it was published, or was listed from then on. */
const changedAt = ({
  modifiedAt,
  listedFrom,
}: Pick<z.output<typeof listedSchema>, 'modifiedAt' | 'listedFrom'>): Date =>
  listedFrom && listedFrom > modifiedAt ? listedFrom : modifiedAt

/** What the sitemap lists at a moment, by its buckets. */
export const listedAddresses = (rows: Rows<SiteRow>) => ({
  /** The addresses that a bucket of the sitemap lists, some of them, in their order. */
  listedIn: async (
    sitemapBucket: number,
    { now, ...some }: { readonly now: Date; readonly skip: number; readonly limit: number },
  ) => {
    const listed = await rows
      .only(listedSchema)
      .all(listedBy(sitemapBucket, now), { sort: { _id: 1 }, ...some })
    return listed.map((row) => ({ _id: row._id, websiteId: row.websiteId, changedAt: changedAt(row) }))
  },

  /** How many addresses a bucket of the sitemap lists. */
  countIn: async (sitemapBucket: number, now: Date): Promise<number> => {
    // An index alone tells how many there are, and few of them wait.
    const [all, waiting] = await Promise.all([
      rows.raw.countDocuments({ sitemapBucket }),
      rows.raw.countDocuments({ sitemapBucket, listedFrom: { $gt: now } }),
    ])
    return all - waiting
  },

  /** When the newest of them changed; null where there are none. */
  newestIn: async (sitemapBucket: number, now: Date): Promise<Date | null> => {
    const found = rows.only(z.pick(siteRowSchema, { modifiedAt: true, listedFrom: true }))
    const newest = await Promise.all([
      found.one(listedBy(sitemapBucket, now), { sort: { modifiedAt: -1 } }),
      found.one({ sitemapBucket, listedFrom: { $lte: now } }, { sort: { listedFrom: -1 } }),
    ])
    const times = newest.flatMap((row) => (row === undefined ? [] : [changedAt(row).getTime()]))
    return times.length === 0 ? null : new Date(Math.max(...times))
  },

  /** When the next of those that wait is to be listed; null where none waits. */
  nextListedIn: async (sitemapBucket: number, now: Date): Promise<Date | null> => {
    const next = await rows
      .only(z.pick(siteRowSchema, { listedFrom: true }))
      .one({ sitemapBucket, listedFrom: { $gt: now } }, { sort: { listedFrom: 1 } })
    return next?.listedFrom ?? null
  },
})
