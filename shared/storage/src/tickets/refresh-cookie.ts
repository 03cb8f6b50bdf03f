import { createHmac } from 'node:crypto'
import type { RefreshTokens } from './refresh-token.ts'

/** A token that only whoever has the previous one can read; sealed again with that it is itself. */
export const seal = (token: string, previous: string): string => {
  // One pad of 64 bytes for one token of 48, from a key that the database does not hold.
  const pad = createHmac('sha512', previous).update('successor').digest()
  const bytes = Buffer.from(token, 'base64url')
  return Buffer.from(bytes.map((byte, at) => byte ^ (pad[at] ?? 0))).toString('base64url')
}

/** The cookie of a session and its token. */
export const cookieOf = (sessionId: string, token: string): string => `${sessionId}.${token}`

/** The session and the token in a cookie, where this deployment once made it: all else is known to be nothing without asking. */
export const readCookie = (
  tokens: RefreshTokens,
  cookie: string,
): { id: string; token: string } | undefined => {
  const [id, token, ...rest] = cookie.split('.')
  if (!id || !token || rest.length > 0) return undefined
  return tokens.wasValid(id, token) ? { id, token } : undefined
}
