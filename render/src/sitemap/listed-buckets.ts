import { sitemapBuckets } from '@shingle/shared/website/sitemap.ts'
import type { Sitemaps } from '@shingle/storage/rows/sitemaps.ts'
import type { Websites } from '@shingle/storage/rows/websites.ts'

/** What a bucket of the sitemap lists: how many websites, and when that changed last. */
export interface ListedBucket {
  readonly bucket: number
  readonly websites: number
  readonly changedAt: Date | null
}

type Row = Awaited<ReturnType<Sitemaps['all']>>[number]

/** For so long a number is believed: where a process ended between a change and the word of it, that is found then. */
const believedMs = 60 * 60_000

const isFresh = ({ changes, counted }: Row, now: Date): boolean =>
  counted !== null &&
  counted.changes === changes &&
  now.getTime() < counted.at.getTime() + believedMs &&
  (counted.nextListedAt === null || now < counted.nextListedAt)

interface Read {
  readonly sitemaps: Sitemaps
  readonly published: Pick<Websites, 'countIn' | 'newestIn' | 'nextListedIn'>
  readonly now: Date
}

const later = (one: Date | null, other: Date | null): Date | null =>
  one === null || (other !== null && other > one) ? other : one

const count = async (
  { sitemaps, published, now }: Read,
  bucket: number,
  row?: Row,
): Promise<ListedBucket> => {
  const [websites, newest, nextListedAt] = await Promise.all([
    published.countIn(bucket, now),
    published.newestIn(bucket, now),
    published.nextListedIn(bucket, now),
  ])
  await sitemaps.counted(bucket, { changes: row?.changes ?? 0, at: now, websites, newest, nextListedAt })
  return { bucket, websites, changedAt: later(row?.changedAt ?? null, newest) }
}

const buckets = Array.from({ length: sitemapBuckets }, (_, bucket) => bucket)

/** What every bucket lists; those that changed since they were counted, or were never counted, are counted and kept. */
export const listedBuckets = async (read: Read): Promise<readonly ListedBucket[]> => {
  const rows = new Map((await read.sitemaps.all()).map((row) => [row.bucket, row]))
  return Promise.all(
    buckets.map((bucket) => {
      const row = rows.get(bucket)
      return row !== undefined && isFresh(row, read.now) ? row : count(read, bucket, row)
    }),
  )
}
