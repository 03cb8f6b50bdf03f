import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { keyFor } from '../codes/key-for.ts'

const randomLength = 32
const markLength = 16

/** The secrets in refresh cookies. */
export interface RefreshTokens {
  /** A fresh token of a session: 256 random bits, and a mark that only this deployment can make. */
  readonly fresh: (sessionId: string) => string
  /** Whether a text ever was a token of the session, however long ago: none needs to be kept to know it. */
  readonly wasValid: (sessionId: string, token: string) => boolean
}

/** Makes the tokens of one deployment. */
export const createRefreshTokens = (secret: Uint8Array): RefreshTokens => {
  const key = keyFor(secret, 'refresh-token')
  const markOf = (sessionId: string, random: Buffer): Buffer =>
    createHmac('sha256', key).update(sessionId).update('.').update(random).digest().subarray(0, markLength)
  return {
    fresh: (sessionId) => {
      const random = randomBytes(randomLength)
      return Buffer.concat([random, markOf(sessionId, random)]).toString('base64url')
    },
    wasValid: (sessionId, token) => {
      const bytes = Buffer.from(token, 'base64url')
      // Decoding is lenient: another spelling of the same bytes never was a token.
      if (bytes.length !== randomLength + markLength || bytes.toString('base64url') !== token) return false
      const random = bytes.subarray(0, randomLength)
      return timingSafeEqual(bytes.subarray(randomLength), markOf(sessionId, random))
    },
  }
}
