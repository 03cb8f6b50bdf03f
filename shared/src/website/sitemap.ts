import { hashOf } from '../chance/seeded-random.ts'

/** Specification 3: the version of the sitemap. */
export const sitemapVersion = 1 as const

/** Specification 3: a sitemap of version 1 has 16 buckets. */
export const sitemapBuckets = 16

/** The bucket of a published website: a hash of its handle. */
export const sitemapBucketOf = (handle: string): number => hashOf(handle) % sitemapBuckets
