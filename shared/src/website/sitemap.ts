/** Specification 3: a sitemap of version 1 has 16 buckets. */
export const sitemapBuckets = 16

/** The bucket of a published website: a hash (FNV-1a) of its handle. */
export const sitemapBucketOf = (handle: string): number => {
  let hash = 0x811c9dc5
  for (let at = 0; at < handle.length; at += 1) hash = Math.imul(hash ^ handle.charCodeAt(at), 0x01000193)
  return (hash >>> 0) % sitemapBuckets
}
