import { namesVisitor } from '@shingle/storage/network/names-visitor.ts'
import Koa from 'koa'
import type { ApiOptions } from './api-options.ts'
import { answerCrawlers } from './crawler/answer-crawlers.ts'
import { createServices, type Services } from './create-services.ts'
import { documentationViewer } from './documentation/documentation-routes.ts'
import { health } from './http/health.ts'
import { mountRoutes } from './http/mount-routes.ts'
import { noSuchCalls, onError } from './http/on-error.ts'
import { requestLog } from './http/request-log.ts'
import type { Entrance, Route } from './http/route.ts'
import { securityHeaders } from './http/security-headers.ts'
import { outboxViewer } from './outbox/outbox-viewer.ts'
import { createAuthorize } from './policy/authorize.ts'
import { createResourceFinders } from './policy/resources.ts'
import { routesOf } from './routes-of.ts'
import { createCallerFor } from './session/caller-for.ts'

const entranceOf = (services: Services): Entrance => ({
  appOrigin: services.origins.app,
  callerOf: createCallerFor(services),
  ...{ countUse: services.countUse, countShare: services.countShare, countStart: services.countStart },
  authorize: createAuthorize({ ...services, finders: createResourceFinders(services) }),
})

const allRoutes = (services: Services): readonly Route[] => routesOf(services, entranceOf(services).authorize)

/** Every call of the api, for the tests that go through all of them. @internal */
export const listRoutes = (options: ApiOptions): readonly Route[] => allRoutes(createServices(options))

/** What stands before every call of a deployment, for tests of calls that it does not have. @internal */
export const createEntrance = (options: ApiOptions): Entrance => entranceOf(createServices(options))

/** The api as a Koa app: decisions, over the storage ports. Throws when a route has no policy. */
export const createApi = (options: ApiOptions): Koa => {
  const services = createServices(options)
  const app = new Koa()
  // What a call threw is answered and logged below; here come connections that their caller broke off.
  app.on('error', (error: unknown) => options.log.debug({ err: error }, 'a connection broke off'))
  const routes = allRoutes(services)
  const router = mountRoutes(routes, entranceOf(services))
  app.use(namesVisitor(options.trustsProxy))
  app.use(requestLog(options.log))
  app.use(securityHeaders(options.origins))
  app.use(onError(options.log))
  app.use(noSuchCalls)
  app.use(health(options.db))
  if (options.hasOutbox) app.use(outboxViewer(options.db))
  app.use(documentationViewer(routes))
  app.use(answerCrawlers(options.origins))
  app.use(router.routes())
  app.use(router.allowedMethods())
  return app
}
