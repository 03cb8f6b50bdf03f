import type { IncomingMessage, ServerResponse } from 'node:http'
import { handleInPath } from '@shingle/shared/handle/handle-path.ts'
import type { Origins } from '@shingle/shared/origins/origins.ts'
import { operatorPaths } from '@shingle/shared/paths/server-paths.ts'
import { isDatabaseAway } from '@shingle/storage/database/is-database-away.ts'
import { healthOf } from '@shingle/storage/database/is-reachable.ts'
import type { SiteUrls } from '@shingle/storage/domains/site-urls.ts'
import { namesVisitor } from '@shingle/storage/network/names-visitor.ts'
import { openSitemaps } from '@shingle/storage/rows/sitemaps.ts'
import type { Websites } from '@shingle/storage/rows/websites.ts'
import type { VisitCounter } from '@shingle/storage/visits/visit-counter.ts'
import Koa, { type Middleware } from 'koa'
import type { Db } from 'mongodb'
import type { Logger } from 'pino'
import type { FrameOf } from '../form/answer.ts'
import type { FormLimits } from '../form/form-limits.ts'
import { formRoutes } from '../form/form-routes.ts'
import { createFormTokens } from '../form/form-token.ts'
import type { Newsletter } from '../form/newsletter.ts'
import type { KeepSubmission } from '../form/submissions.ts'
import { subscriptionRoutes } from '../form/subscription-routes.ts'
import type { KeepReview } from '../review/keep-review.ts'
import { reviewPages } from '../review/review-pages.ts'
import type { ReadyPage } from '../site/ready-page.ts'
import { sitemapRoutes } from '../sitemap/sitemap-routes.ts'
import { tapRoutes } from '../visit/tap-routes.ts'
import { answerLater } from './later-page.ts'

interface RestServices {
  readonly db: Db
  readonly origins: Origins
  readonly siteUrls: SiteUrls
  readonly frameOf: FrameOf
  readonly log: Logger
  readonly published: Websites
  readonly keepSubmission: KeepSubmission
  readonly keepReview: KeepReview
  readonly newsletter: Newsletter
  readonly limits: FormLimits
  readonly visits: VisitCounter
  readonly secret: Uint8Array
  readonly clock: () => Date
  readonly trustsProxy: boolean
  /** What answers where there is nothing. */
  readonly absent: ReadyPage
}

const headers: Middleware = async (ctx, next) => {
  ctx.set('X-Content-Type-Options', 'nosniff')
  ctx.set('Referrer-Policy', 'strict-origin-when-cross-origin')
  ctx.set('Cache-Control', 'no-store')
  await next()
}

/** Of a database that is away a visitor hears that it is worth to ask again, and not that anything was kept. */
const laterIfAway: Middleware = async (ctx, next) => {
  try {
    await next()
  } catch (error) {
    if (!isDatabaseAway(error)) throw error
    ctx.app.emit('error', error)
    answerLater(ctx)
  }
}

const absence =
  (absent: ReadyPage): Middleware =>
  async (ctx, next) => {
    await next()
    const variant = absent.variants.get('identity')
    if (ctx.status !== 404 || variant === undefined) return
    for (let at = 0; at < variant.headers.length; at += 2) {
      ctx.set(variant.headers[at] ?? '', variant.headers[at + 1] ?? '')
    }
    ctx.body = variant.body
    ctx.status = absent.status
  }

/** The ways to a website that are not quite its address: another spelling, or no handle at all. */
const detours =
  (origins: Origins): Middleware =>
  async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next()
    if (ctx.path === '/') return ctx.redirect(`${origins.app}/`)
    const handle = handleInPath(ctx.path)
    if (ctx.path === operatorPaths.health || handle === undefined) return next()
    ctx.redirect(`/${handle}`)
    ctx.status = 308
  }

const health =
  (db: Db): Middleware =>
  async (ctx, next) => {
    if (ctx.path !== operatorPaths.health) return next()
    ctx.body = await healthOf(db)
  }

/** Everything that is neither a page nor a file: forms, sitemaps, health, and what does not exist. */
export const createRestApp = (services: RestServices) => {
  const { db, origins, log } = services
  const app = new Koa()
  app.on('error', (error: unknown) => {
    const isExpected = error instanceof Error && 'expose' in error && error.expose === true
    if (!isExpected) log.error({ err: error }, 'a request to a published website failed')
  })
  const tokens = createFormTokens(services.secret, services.clock)
  const shared = { ...services, tokens }
  const [forms, sitemaps] = [formRoutes(shared), sitemapRoutes({ ...shared, sitemaps: openSitemaps(db) })]
  app
    .use(namesVisitor(services.trustsProxy))
    .use(headers)
    .use(laterIfAway)
    .use(absence(services.absent))
    .use(health(db))
    .use(forms.routes())
    .use(subscriptionRoutes(shared).routes())
    .use(reviewPages(shared).routes())
    .use(tapRoutes(shared).routes())
    .use(sitemaps.routes())
  app.use(detours(origins))
  const callback = app.callback()
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    await callback(request, response)
  }
}
