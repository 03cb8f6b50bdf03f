import Router from '@koa/router'
import { notSignedIn } from '@shingle/shared/account/problems.ts'
import { notAllowed, noWebsiteAtLink } from '@shingle/shared/website/problems.ts'
import type { Role } from '@shingle/shared/website/roles.ts'
import type { DraftRow } from '@shingle/storage/rows/draft-websites.ts'
import type { Context } from 'koa'
import { authorize, hasPolicy } from '../policy/authorize.ts'
import { refuseForeignPage, requireOwnPage } from './own-page.ts'
import { readJson } from './read-json.ts'
import { Refusal } from './refusal.ts'
import type { Caller, Reply, Route } from './route.ts'

/** What the routes' doors ask before anything is handled. */
export interface Doors {
  readonly appOrigin: string
  readonly callerOf: (ctx: Context) => Promise<Caller | undefined>
  readonly draftOf: (
    draftId: string,
    caller: Caller,
  ) => Promise<{ readonly draft: DraftRow; readonly role: Role } | undefined>
}

const readBody = async (ctx: Context, route: Route): Promise<unknown> => {
  if (!route.readsBody) return undefined
  await readJson(ctx, async () => undefined)
  return ctx.request.body
}

const answerOpen = async (
  route: Extract<Route, { door: 'open' | 'cookie' }>,
  ctx: Context,
): Promise<Reply> => {
  if (!authorize(undefined, route.action, { kind: 'none' })) throw new Refusal(notSignedIn)
  return route.run({ ctx, params: ctx.params, body: await readBody(ctx, route) })
}

const answerSignedIn = async (
  route: Exclude<Route, { door: 'open' | 'cookie' }>,
  ctx: Context,
  doors: Doors,
): Promise<Reply> => {
  const caller = await doors.callerOf(ctx)
  if (caller === undefined) throw new Refusal(notSignedIn)
  const call = { ctx, params: ctx.params, caller }
  if (route.door === 'signed-in') {
    if (!authorize(caller, route.action, { kind: 'none' })) throw new Refusal(notAllowed)
    return route.run({ ...call, body: await readBody(ctx, route) })
  }
  const found = await doors.draftOf(call.params.id ?? '', caller)
  // A stranger and a draft that does not exist get one answer, so that nobody learns which it is.
  if (found === undefined) throw new Refusal(noWebsiteAtLink)
  if (!authorize(caller, route.action, { kind: 'website', role: found.role })) throw new Refusal(notAllowed)
  return route.run({ ...call, ...found, body: await readBody(ctx, route) })
}

const answerRoute = (route: Route, ctx: Context, doors: Doors): Promise<Reply> => {
  if (route.door === 'cookie') requireOwnPage(ctx, doors.appOrigin)
  else if (route.method !== 'GET') refuseForeignPage(ctx, doors.appOrigin)
  return route.door === 'open' || route.door === 'cookie'
    ? answerOpen(route, ctx)
    : answerSignedIn(route, ctx, doors)
}

/** A router of all routes. Throws, so that the app does not start, when one names an action without a policy. */
export const mountRoutes = (routes: readonly Route[], doors: Doors): Router => {
  const router = new Router()
  for (const route of routes) {
    if (!hasPolicy(route.action)) throw new Error(`${route.method} ${route.path} has no policy`)
    router.register(route.path, [route.method], async (ctx: Context) => {
      const { status, body } = await answerRoute(route, ctx, doors)
      ctx.set('Cache-Control', 'no-store')
      ctx.body = body ?? null
      ctx.status = status
    })
  }
  return router
}
