import Router from '@koa/router'
import { textPath } from '@shingle/shared/handle/handle-path.ts'
import type { Origins } from '@shingle/shared/origins/origins.ts'
import {
  crawlerPaths,
  sitemapPartPath,
  sitemapPartPattern,
  wordsPath,
} from '@shingle/shared/paths/server-paths.ts'
import { robotsTxt } from '@shingle/shared/sitemap/robots-txt.ts'
import { sitemapXml } from '@shingle/shared/sitemap/sitemap-xml.ts'
import type { SiteUrls } from '@shingle/storage/domains/site-urls.ts'
import type { Sitemaps } from '@shingle/storage/rows/sitemaps.ts'
import type { Websites } from '@shingle/storage/rows/websites.ts'
import type { Context } from 'koa'
import { keepFor } from './keep-for.ts'
import { type ListedBucket, listedBuckets } from './listed-buckets.ts'

/** As many as are read and written in a fraction of a second; a protocol's file may list 50,000. */
const addressesPerFile = 10_000
const keptMs = 300_000
/** So many files are kept, of a megabyte each at most: those of more than a million addresses. */
const filesKept = 128

const words = (sites: string): string => `# Websites of small businesses

> Each page here is one business, written by its owner: what it does, where, when, and for how much.

- The words of a page alone, as Markdown: at \`${sites}${textPath('business')}\` for \`${sites}/business\`
- [Every page](${sites}${crawlerPaths.sitemap})
`

const xml = (ctx: Context, root: Parameters<typeof sitemapXml>[0], entries: readonly string[]): void => {
  ctx.type = 'application/xml'
  ctx.set('Cache-Control', `public, max-age=${keptMs / 1_000}`)
  ctx.body = sitemapXml(root, entries)
}

interface SitemapServices {
  readonly published: Websites
  readonly sitemaps: Sitemaps
  readonly origins: Origins
  readonly siteUrls: SiteUrls
  readonly clock: () => Date
  /** How many addresses a file lists at most. */
  readonly perFile?: number | undefined
}

/** A file of the sitemap, and when what its bucket lists changed. */
interface ListedFile {
  readonly bucket: number
  /** How many addresses of the bucket other files list before it. */
  readonly skip: number
  readonly changedAt: Date | null
}

const lastmod = (date: Date | null): string =>
  date === null ? '' : `<lastmod>${date.toISOString()}</lastmod>`

/** The files that list everything, by their paths: one of each bucket, and more of those that list many. */
const filesOf = (buckets: readonly ListedBucket[], perFile: number): ReadonlyMap<string, ListedFile> =>
  new Map(
    buckets.flatMap(({ bucket, websites, changedAt }) =>
      Array.from({ length: Math.max(1, Math.ceil(websites / perFile)) }, (_, part) => [
        sitemapPartPath({ bucket, part: part + 1 }),
        { bucket, skip: part * perFile, changedAt },
      ]),
    ),
  )

/** robots.txt, the index of the sitemaps, and each of them. */
export const sitemapRoutes = (services: SitemapServices): Router => {
  const { published, sitemaps, origins, siteUrls, clock, perFile = addressesPerFile } = services
  const router = new Router()
  const readFiles = async () => filesOf(await listedBuckets({ sitemaps, published, now: clock() }), perFile)
  const filesByPath = keepFor(readFiles, { keptMs, clock, most: 1 })
  const allFiles = () => filesByPath('all')
  const entriesOf = keepFor(
    async (path: string) => {
      const file = (await allFiles()).get(path)
      if (file === undefined) return undefined
      const listed = await published.listedIn(file.bucket, {
        ...{ now: clock(), skip: file.skip, limit: perFile },
      })
      const urlOf = await siteUrls.among(listed.map(({ websiteId }) => websiteId))
      return listed.map(
        ({ _id: handle, websiteId, changedAt }) =>
          `<url><loc>${urlOf({ websiteId, handle })}</loc>${lastmod(changedAt)}</url>`,
      )
    },
    { keptMs, clock, most: filesKept },
  )

  router.get(crawlerPaths.robots, async (ctx: Context) => {
    ctx.type = 'text'
    ctx.body = robotsTxt(origins.sites)
  })

  router.get(wordsPath, async (ctx: Context) => {
    ctx.type = 'text/markdown'
    ctx.set('Cache-Control', `public, max-age=${keptMs / 1_000}`)
    ctx.body = words(origins.sites)
  })

  router.get(crawlerPaths.sitemap, async (ctx: Context) => {
    const listed = [...(await allFiles())]
    xml(
      ctx,
      'sitemapindex',
      listed.map(
        ([path, { changedAt }]) =>
          `<sitemap><loc>${origins.sites}${path}</loc>${lastmod(changedAt)}</sitemap>`,
      ),
    )
  })

  router.get(sitemapPartPattern, async (ctx: Context) => {
    // Asked for first: of a path that is none nothing is kept.
    if (!(await allFiles()).has(ctx.path)) return
    const entries = await entriesOf(ctx.path)
    if (entries !== undefined) xml(ctx, 'urlset', entries)
  })

  return router
}
