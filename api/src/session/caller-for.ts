import type { AnyEndpoint } from '@shingle/shared/endpoint/endpoint.ts'
import type { Context } from 'koa'
import type { Caller } from './caller.ts'
import { createCallerOf } from './caller-of.ts'
import type { AppCookies } from './cookies.ts'

/** What tells who a browser is. */
export type CookieServices = Omit<Services, 'accessTokens'>

type Services = Parameters<typeof createCallerOf>[0] & { readonly cookies: AppCookies }

/** Whether a page of another site, or of a neighbour of ours, led here. */
const isFromElsewhere = (ctx: Context): boolean =>
  !['', 'same-origin', 'none'].includes(ctx.get('sec-fetch-site'))

/** Who a browser is by the cookie of its session; nobody where a page of somebody else's led here. */
export const createCallerByCookie =
  ({ sessions, users, cookies }: CookieServices) =>
  async (ctx: Context): Promise<Caller | undefined> => {
    const cookie = cookies.read(ctx, 'refresh')
    if (cookie === undefined || isFromElsewhere(ctx)) return undefined
    // Whoever signed out while no server answered left a cookie that only a server can take away.
    if (cookies.read(ctx, 'signed-out') !== undefined) return undefined
    const session = await sessions.ofCookie(cookie)
    const user = session && (await users.find(session.userId))
    return user && { ...user, sessionId: session.sessionId, authenticatedAt: session.authenticatedAt }
  }

/**
 * Who calls an endpoint. A browser that follows a link to a file can send no token, so that the cookie of its session
 * says it: for files alone, whose bytes no other page can read.
 */
export const createCallerFor = (services: Services) => {
  const [callerOf, byCookie] = [createCallerOf(services), createCallerByCookie(services)]
  return (ctx: Context, { gives }: Pick<AnyEndpoint, 'gives'>): Promise<Caller | undefined> =>
    gives !== undefined && ctx.get('authorization') === '' ? byCookie(ctx) : callerOf(ctx)
}
