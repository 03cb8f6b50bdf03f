import { keyFor } from '@shingle/storage/codes/key-for.ts'
import type { GoogleProof } from '@shingle/storage/rows/user-identities.ts'
import { errors, jwtVerify, SignJWT } from 'jose'
import * as z from 'zod/mini'
import { challengeLifetimeMs } from '../session/browser-challenges.ts'
import { hashOf } from '../session/keys.ts'

const claims = z.object({
  sub: z.string(),
  email: z.string(),
  name: z.nullable(z.string()),
  browser: z.string(),
})
const audience = 'connect-google'

/** Tickets that say what Google proved to one browser, until its person has signed in to the account of that address. */
export const createConnectTickets = ({
  secret,
  clock,
}: {
  readonly secret: Uint8Array
  readonly clock: () => Date
}) => {
  const key = keyFor(secret, audience)
  return {
    write: ({ subject, email, name }: GoogleProof, browser: string): Promise<string> => {
      const now = clock().getTime()
      return new SignJWT({ email, name, browser: hashOf(browser) })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(subject)
        .setAudience(audience)
        .setIssuedAt(new Date(now))
        .setExpirationTime(new Date(now + challengeLifetimeMs))
        .sign(key)
    },
    /** What a ticket says in the browser that it was given to. */
    read: async (ticket: string, browser: string): Promise<GoogleProof | undefined> => {
      try {
        const { payload } = await jwtVerify(ticket, key, {
          algorithms: ['HS256'],
          audience,
          currentDate: clock(),
        })
        const { sub: subject, email, name, browser: given } = claims.parse(payload)
        return given === hashOf(browser) ? { subject, email, name } : undefined
      } catch (thrown) {
        if (thrown instanceof errors.JOSEError || thrown instanceof z.core.$ZodError) return undefined
        throw thrown
      }
    },
  }
}

export type ConnectTickets = ReturnType<typeof createConnectTickets>
