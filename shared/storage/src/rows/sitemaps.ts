import { sitemapBuckets, sitemapVersion } from '@shingle/shared/website/sitemap.ts'
import type { Db } from 'mongodb'
import * as z from 'zod/mini'
import { defineCollection } from './collection.ts'
import { isDuplicate } from './is-duplicate.ts'

/** Sitemaps: what each bucket of the sitemap lists, in numbers. */
export const sitemaps = defineCollection({
  name: 'Sitemaps',
  row: z.object({
    _id: z.string(),
    /** Specification 3: version 1. */
    version: z.literal(sitemapVersion),
    bucket: z.int().check(z.minimum(0), z.maximum(sitemapBuckets - 1)),
    /** How many websites it lists, as far as they were counted. */
    websites: z.int(),
    /** When what it lists changed last; null where nothing ever did. */
    changedAt: z.nullable(z.date()),
    /** How often an address of it changed. */
    changes: z.int(),
    /** The counting: after how many changes, when, and when the next waiting website is to be listed. */
    counted: z.nullable(z.object({ changes: z.int(), at: z.date(), nextListedAt: z.nullable(z.date()) })),
  }),
  owners: [],
})

/** What was found in a bucket at a moment. */
interface CountedBucket {
  readonly websites: number
  readonly newest: Date | null
  readonly nextListedAt: Date | null
}

const idOf = (bucket: number): string => String(bucket)

/** The numbers of the sitemap's buckets. */
export const openSitemaps = (db: Db) => {
  const rows = sitemaps.open(db)
  return {
    /** All that there are; none of a bucket that nothing was ever published in, or that nobody counted yet. */
    all: () => rows.all({}, { sort: { bucket: 1 } }),

    /** Says that an address of a bucket was put somewhere or given up: it is to be counted anew. */
    changed: async (bucket: number, now: Date): Promise<void> => {
      const fresh = { version: sitemapVersion, bucket, websites: 0, counted: null }
      await rows.raw.updateOne(
        { _id: idOf(bucket) },
        { $inc: { changes: 1 }, $max: { changedAt: now }, $setOnInsert: fresh },
        { upsert: true },
      )
    },

    /** Writes what was counted `at` a moment after so many changes; nothing where there were more of them meanwhile. */
    counted: async (
      bucket: number,
      { changes, at, websites, newest, nextListedAt }: CountedBucket & { changes: number; at: Date },
    ): Promise<void> => {
      const set = { websites, counted: { changes, at, nextListedAt } }
      const fresh = { version: sitemapVersion, bucket, ...(newest === null && { changedAt: null }) }
      try {
        await rows.raw.updateOne(
          { _id: idOf(bucket), changes },
          { $set: set, ...(newest !== null && { $max: { changedAt: newest } }), $setOnInsert: fresh },
          // Nothing was said of it yet: what stood there before anybody counted.
          { upsert: changes === 0 },
        )
      } catch (thrown) {
        // Somebody else wrote it first.
        if (!isDuplicate(thrown)) throw thrown
      }
    },
  }
}

/** The numbers, as `openSitemaps` opens them. */
export type Sitemaps = ReturnType<typeof openSitemaps>
