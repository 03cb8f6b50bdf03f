import { accessLifetimeMs } from '@shingle/shared/session/lifetimes.ts'
import { keyFor } from '@shingle/storage/codes/key-for.ts'
import { errors, jwtVerify, SignJWT } from 'jose'
import * as z from 'zod/mini'

const claims = z.object({ sub: z.string(), sid: z.string(), iat: z.int() })

/** What an access token says. */
export interface AccessClaims {
  readonly userId: string
  readonly sessionId: string
  /** To the second. */
  readonly issuedAt: Date
}

/** Signs and reads the short-lived bearer of the API. */
export interface AccessTokens {
  readonly sign: (userId: string, sessionId: string) => Promise<string>
  readonly read: (token: string) => Promise<AccessClaims | undefined>
}

/** Access tokens for one deployment; algorithm and audience are pinned. */
export const createAccessTokens = (secret: Uint8Array, clock: () => Date): AccessTokens => {
  const key = keyFor(secret, 'access-token')
  const audience = 'app'

  const sign = (userId: string, sessionId: string) => {
    const now = clock().getTime()
    return new SignJWT({ sid: sessionId })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(userId)
      .setAudience(audience)
      .setIssuedAt(new Date(now))
      .setExpirationTime(new Date(now + accessLifetimeMs))
      .sign(key)
  }

  const read = async (token: string) => {
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: ['HS256'],
        audience,
        currentDate: clock(),
      })
      const { sub, sid, iat } = claims.parse(payload)
      return { userId: sub, sessionId: sid, issuedAt: new Date(iat * 1000) }
    } catch (thrown) {
      // Forged, expired, or of another shape: nobody is signed in, and nothing else is told.
      if (thrown instanceof errors.JOSEError || thrown instanceof z.core.$ZodError) return undefined
      throw thrown
    }
  }

  return { sign, read }
}
