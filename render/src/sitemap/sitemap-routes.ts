import Router from '@koa/router'
import { type Origins, siteUrl } from '@shingle/shared/origins/origins.ts'
import { sitemapBuckets } from '@shingle/shared/website/sitemap.ts'
import type { Websites } from '@shingle/storage/rows/websites.ts'
import type { Context } from 'koa'

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const urlMaximum = 50_000

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
    ctx.body = `User-agent: *\nDisallow: /f/\nDisallow: /n/\nSitemap: ${origins.sites}/sitemap.xml\n`
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
