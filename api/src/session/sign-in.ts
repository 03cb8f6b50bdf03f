import { sessionIdleMs } from '@shingle/shared/session/lifetimes.ts'
import type { Context } from 'koa'
import type { AccessTokens } from './access-token.ts'
import type { AppCookies } from './cookies.ts'
import { deviceOf } from './device-of.ts'
import type { Sessions } from './sessions.ts'

/**
 * Asks once more, when the session stands, whether what was proven holds, and throws where it does not: whoever took it
 * back meanwhile ended the sessions of before alone.
 */
export type ConfirmProof = () => Promise<void>

/**
 * Begins a session in the browser that asks, in place of the one that it had: sets its cookie and returns its first access
 * token. Rejects as `confirm` does, with no session begun.
 */
export type SignIn = (ctx: Context, userId: string, confirm?: ConfirmProof) => Promise<string>

export const createSignIn =
  (services: { sessions: Sessions; cookies: AppCookies; accessTokens: AccessTokens }): SignIn =>
  async (ctx, userId, confirm) => {
    const former = services.cookies.read(ctx, 'refresh')
    const { sessionId, cookie } = await services.sessions.begin(userId, deviceOf(ctx.get('user-agent')))
    try {
      await confirm?.()
    } catch (thrown) {
      await services.sessions.endByCookie(cookie)
      throw thrown
    }
    services.cookies.write(ctx, 'refresh', { value: cookie, lifetimeMs: sessionIdleMs })
    // Nobody has its cookie any more: it would stand among the devices until it runs out.
    if (former) await services.sessions.endByCookie(former)
    return services.accessTokens.sign(userId, sessionId)
  }
