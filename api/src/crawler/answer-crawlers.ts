import type { Origins } from '@shingle/shared/origins/origins.ts'
import { crawlerPaths, serverPaths } from '@shingle/shared/paths/server-paths.ts'
import { writtenPages } from '@shingle/shared/paths/written-pages.ts'
import { sitemapXml } from '@shingle/shared/sitemap/sitemap-xml.ts'
import type { Middleware } from 'koa'

// Screens of the app may be looked at: they tell crawlers nothing, and a link to one is no dead end.
const closed = serverPaths.api
  .filter((path) => !Object.values<string>(crawlerPaths).includes(path))
  .map((path) => `Disallow: ${path}`)

/** Tells search engines of the pages of the product itself. Those of websites are told at the sites origin. */
export const answerCrawlers = ({ app }: Pick<Origins, 'app'>): Middleware => {
  const robots = `User-agent: *\n${closed.join('\n')}\nSitemap: ${app}${crawlerPaths.sitemap}\n`
  const sitemap = sitemapXml(
    'urlset',
    writtenPages.map((path) => `<url><loc>${app}${path}</loc></url>`),
  )
  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next()
    if (ctx.path === crawlerPaths.robots) {
      ctx.type = 'text'
      ctx.body = robots
    } else if (ctx.path === crawlerPaths.sitemap) {
      ctx.type = 'application/xml'
      ctx.body = sitemap
    } else return next()
    ctx.set('Cache-Control', 'public, max-age=300')
  }
}
