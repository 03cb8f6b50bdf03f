import { sessionIdleMs } from '@shingle/shared/session/lifetimes.ts'
import type { Context } from 'koa'
import type { AccessTokens } from './access-token.ts'
import type { AppCookies } from './cookies.ts'
import { deviceOf } from './device-of.ts'
import type { Sessions } from './sessions.ts'

/** Begins a session in the browser that asks: sets its cookie and returns its first access token. */
export type SignIn = (ctx: Context, userId: string) => Promise<string>

export const createSignIn =
  (services: { sessions: Sessions; cookies: AppCookies; accessTokens: AccessTokens }): SignIn =>
  async (ctx, userId) => {
    const { sessionId, cookie } = await services.sessions.begin(userId, deviceOf(ctx.get('user-agent')))
    services.cookies.write(ctx, 'refresh', { value: cookie, lifetimeMs: sessionIdleMs })
    return services.accessTokens.sign(userId, sessionId)
  }
