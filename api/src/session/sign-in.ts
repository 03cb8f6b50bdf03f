import { sessionIdleMs } from '@shingle/shared/session/lifetimes.ts'
import type { Context } from 'koa'
import type { AccessTokens } from './access-token.ts'
import type { AppCookies } from './cookies.ts'
import { deviceOf } from './device-of.ts'
import type { Sessions } from './sessions.ts'

/**
 * Begins a session in the browser that asks, in place of the one that it had: sets its cookie and returns its first access
 * token.
 */
export type SignIn = (ctx: Context, userId: string) => Promise<string>

export const createSignIn =
  (services: { sessions: Sessions; cookies: AppCookies; accessTokens: AccessTokens }): SignIn =>
  async (ctx, userId) => {
    const former = services.cookies.read(ctx, 'refresh')
    const { sessionId, cookie } = await services.sessions.begin(userId, deviceOf(ctx.get('user-agent')))
    services.cookies.write(ctx, 'refresh', { value: cookie, lifetimeMs: sessionIdleMs })
    // Nobody has its cookie any more: it would stand among the devices until it runs out.
    if (former) await services.sessions.endByCookie(former)
    return services.accessTokens.sign(userId, sessionId)
  }
