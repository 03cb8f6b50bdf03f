import Router from '@koa/router'
import { type Origins, siteUrl } from '@shingle/shared/origins/origins.ts'
import { formPaths } from '@shingle/shared/paths/server-paths.ts'
import { sitemapBuckets } from '@shingle/shared/website/sitemap.ts'
import type { Websites } from '@shingle/storage/rows/websites.ts'
import type { Context } from 'koa'

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const urlMaximum = 50_000

/** What no crawler has to look at: the forms and what leads on from their mails. */
const closed = Object.values(formPaths)
  .map((path) => `Disallow: ${path}/`)
  .join('\n')

const xml = (ctx: Context, root: 'sitemapindex' | 'urlset', entries: readonly string[]): void => {
  ctx.type = 'application/xml'
  ctx.set('Cache-Control', 'public, max-age=300')
  ctx.body = `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${namespace}">${entries.join('')}</${root}>\n`
}

/** robots.txt, the index of the 16 sitemaps, and each of them. */
export const sitemapRoutes = ({ published, origins }: { published: Websites; origins: Origins }): Router => {
  const router = new Router()

  router.get('/robots.txt', async (ctx: Context) => {
    ctx.type = 'text'
    ctx.body = `User-agent: *\n${closed}\nSitemap: ${origins.sites}/sitemap.xml\n`
  })

  router.get('/sitemap.xml', async (ctx: Context) => {
    const buckets = Array.from({ length: sitemapBuckets }, (_, at) => at)
    xml(
      ctx,
      'sitemapindex',
      buckets.map((at) => `<sitemap><loc>${origins.sites}/sitemap-${at}.xml</loc></sitemap>`),
    )
  })

  router.get('/sitemap-:bucket.xml', async (ctx: Context) => {
    const bucket = Number(ctx.params.bucket)
    if (!Number.isInteger(bucket) || bucket < 0 || bucket >= sitemapBuckets) return
    const listed = await published.listedIn(bucket, urlMaximum)
    xml(
      ctx,
      'urlset',
      listed.map(
        ({ _id, modifiedAt }) =>
          `<url><loc>${siteUrl(origins, _id)}</loc><lastmod>${modifiedAt.toISOString()}</lastmod></url>`,
      ),
    )
  })

  return router
}
