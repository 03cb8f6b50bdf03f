import type { Users } from '@shingle/storage/rows/users.ts'
import type { Context } from 'koa'
import type { AccessTokens } from './access-token.ts'
import type { Caller } from './caller.ts'
import type { Sessions } from './sessions.ts'

const bearer = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/

/** Who makes a request: the token must be good, its session must not be ended, its user must still exist. */
export const createCallerOf =
  (services: { accessTokens: AccessTokens; sessions: Sessions; users: Users }) =>
  async (ctx: Context): Promise<Caller | undefined> => {
    const token = bearer.exec(ctx.get('authorization'))?.[1]
    const claims = token && (await services.accessTokens.read(token))
    const session = claims && (await services.sessions.ofAccess(claims))
    if (!claims || !session) return undefined
    const user = await services.users.find(claims.userId)
    return user && { ...user, sessionId: claims.sessionId, authenticatedAt: session.authenticatedAt }
  }
