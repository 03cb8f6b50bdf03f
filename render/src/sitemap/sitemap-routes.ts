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
import { sitemapBuckets } from '@shingle/shared/website/sitemap.ts'
import type { SiteUrls } from '@shingle/storage/domains/site-urls.ts'
import type { Websites } from '@shingle/storage/rows/websites.ts'
import type { Context } from 'koa'
import { keepFor } from './keep-for.ts'

/** As many as are read and written in a fraction of a second; a protocol's file may list 50,000. */
const urlMaximum = 10_000
const keptMs = 300_000

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
  readonly origins: Origins
  readonly siteUrls: SiteUrls
  readonly clock: () => Date
}

/** robots.txt, the index of the 16 sitemaps, and each of them. */
export const sitemapRoutes = ({ published, origins, siteUrls, clock }: SitemapServices): Router => {
  const router = new Router()
  const entriesOf = keepFor(
    async (bucket) => {
      const listed = await published.listedIn(bucket, urlMaximum)
      const urlOf = await siteUrls.among(listed.map(({ websiteId }) => websiteId))
      return listed.map(
        ({ _id: handle, websiteId, modifiedAt }) =>
          `<url><loc>${urlOf({ websiteId, handle })}</loc><lastmod>${modifiedAt.toISOString()}</lastmod></url>`,
      )
    },
    { keptMs, clock },
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
    const buckets = Array.from({ length: sitemapBuckets }, (_, at) => at)
    xml(
      ctx,
      'sitemapindex',
      buckets.map((at) => `<sitemap><loc>${origins.sites}${sitemapPartPath(at)}</loc></sitemap>`),
    )
  })

  router.get(sitemapPartPattern, async (ctx: Context) => {
    const bucket = Number(ctx.params.bucket)
    if (!Number.isInteger(bucket) || bucket < 0 || bucket >= sitemapBuckets) return
    xml(ctx, 'urlset', await entriesOf(bucket))
  })

  return router
}
