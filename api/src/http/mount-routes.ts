import Router from '@koa/router'
import type { Context } from 'koa'
import { isBounded } from '../limits/call-rates.ts'
import { leaveOutKept } from './kept-answer.ts'
import type { Entrance, Route } from './route.ts'

/** A router of all routes. Throws, so that the app does not start, where one has no policy, or writes without a rate. */
export const mountRoutes = (routes: readonly Route[], entrance: Entrance): Router => {
  const router = new Router()
  for (const { endpoint, access, answer } of routes) {
    if (access === undefined) throw new Error(`${endpoint.method} ${endpoint.path} has no policy`)
    if (endpoint.method !== 'GET' && !isBounded(endpoint.action))
      throw new Error(`${endpoint.method} ${endpoint.path} has no rate`)
    router.register(endpoint.path, [endpoint.method], async (ctx: Context) => {
      const { status, body } = await answer(ctx, entrance)
      if (ctx.response.get('Cache-Control') === '') ctx.set('Cache-Control', 'no-store')
      // A file is its own answer.
      if (endpoint.gives === undefined) ctx.body = body ?? null
      ctx.status = status
      leaveOutKept(ctx)
    })
  }
  return router
}
