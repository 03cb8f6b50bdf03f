import { notSignedIn } from '@shingle/shared/account/problems.ts'
import { logoutEndpoint, refreshEndpoint } from '@shingle/shared/session/endpoints.ts'
import { sessionIdleMs } from '@shingle/shared/session/lifetimes.ts'
import type { Users } from '@shingle/storage/rows/users.ts'
import { Refusal } from '../http/refusal.ts'
import { openRoute, type Route } from '../http/route.ts'
import type { AccessTokens } from './access-token.ts'
import type { AppCookies } from './cookies.ts'
import type { Sessions } from './sessions.ts'

interface Services {
  readonly sessions: Sessions
  readonly users: Users
  readonly cookies: AppCookies
  readonly accessTokens: AccessTokens
}

const refresh = (services: Services): Route =>
  openRoute(refreshEndpoint, {
    summary: 'Get a new access token',
    problems: [notSignedIn],
    // By session: nobody behind the same address uses up what another needs. What is no token of ours costs nothing.
    countedAs: (ctx) => services.sessions.marked(services.cookies.read(ctx, 'refresh') ?? ''),
    handle: async ({ ctx }) => {
      const { sessions, users, cookies, accessTokens } = services
      const refreshed = await sessions.refresh(cookies.read(ctx, 'refresh') ?? '')
      const user = refreshed.outcome === 'refreshed' ? await users.find(refreshed.userId) : undefined
      if (refreshed.outcome !== 'refreshed' || user === undefined) {
        cookies.clear(ctx, 'refresh')
        throw new Refusal(notSignedIn)
      }
      cookies.write(ctx, 'refresh', { value: refreshed.cookie, lifetimeMs: sessionIdleMs })
      const accessToken = await accessTokens.sign(user.id, refreshed.sessionId)
      return { status: 200, body: { accessToken, user } }
    },
  })

const logout = ({ sessions, cookies }: Services): Route =>
  openRoute(logoutEndpoint, {
    summary: 'Sign out',
    handle: async ({ ctx }) => {
      await sessions.endByCookie(cookies.read(ctx, 'refresh') ?? '')
      cookies.clear(ctx, 'refresh')
      return { status: 204, body: undefined }
    },
  })

/** Keeping and ending a session. */
export const sessionRoutes = (services: Services): readonly Route[] => [refresh(services), logout(services)]
