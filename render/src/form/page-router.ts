import Router from '@koa/router'
import type { PageEndpoint } from '@shingle/shared/endpoint/page-endpoint.ts'
import type { Context } from 'koa'

type PageRoute = readonly [page: PageEndpoint<string>, answer: (ctx: Context) => unknown]

/** A router that answers these pages. */
export const pageRouter = (routes: readonly PageRoute[]): Router => {
  const router = new Router()
  for (const [{ method, path }, answer] of routes) router.register(path, [method], answer)
  return router
}
