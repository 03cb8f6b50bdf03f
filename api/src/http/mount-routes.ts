import Router from '@koa/router'
import type { Context } from 'koa'
import { leaveOutKept } from './kept-answer.ts'
import type { Entrance, Route } from './route.ts'

/** A router of all routes. Throws, so that the app does not start, when one names an action without a policy. */
export const mountRoutes = (routes: readonly Route[], entrance: Entrance): Router => {
  const router = new Router()
  for (const { endpoint, access, answer } of routes) {
    if (access === undefined) throw new Error(`${endpoint.method} ${endpoint.path} has no policy`)
    router.register(endpoint.path, [endpoint.method], async (ctx: Context) => {
      const { status, body } = await answer(ctx, entrance)
      if (ctx.response.get('Cache-Control') === '') ctx.set('Cache-Control', 'no-store')
      ctx.body = body ?? null
      ctx.status = status
      leaveOutKept(ctx)
    })
  }
  return router
}
