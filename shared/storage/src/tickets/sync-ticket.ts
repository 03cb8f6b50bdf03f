import { createHash } from 'node:crypto'
import { draftIdPattern } from '@shingle/shared/draft/draft-id.ts'
import { roles } from '@shingle/shared/website/roles.ts'
import { errors, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'

/** How long a ticket opens a draft. */
export const syncTicketLifetimeMs = 5 * 60_000

/** How far two machines' clocks may differ. */
const clockToleranceSeconds = 30

const claimsSchema = z.object({
  draftId: z.string().regex(draftIdPattern),
  userId: z.string().min(1),
  /** The session the ticket was issued to. */
  sid: z.string().min(1),
  name: z.string(),
  role: z.enum(roles),
  /** `browserMark` of the browser that asked; absent where it has no cookie. */
  browser: z.string().optional(),
})

/** Who may open which draft, as the api vouches for it. */
export type SyncTicketClaims = z.infer<typeof claimsSchema>

/** A proven ticket, and when it ends. */
export interface SyncTicket extends SyncTicketClaims {
  readonly issuedAt: Date
  readonly expiresAt: Date
}

/** What both sides of a ticket share. */
export interface TicketKey {
  readonly secret: Uint8Array
  readonly clock: () => Date
}

/** What a ticket says of its browser: a hash of the cookie that only this browser has, and no page of it can read. */
export const browserMark = (cookie: string): string => createHash('sha256').update(cookie).digest('base64url')

/** A short-lived ticket for the sync server, never for the api. */
export const signSyncTicket = (
  { draftId, userId, sid, name, role, browser }: SyncTicketClaims,
  { secret, clock }: TicketKey,
): Promise<string> => {
  const now = clock().getTime()
  return new SignJWT({ draftId, userId, sid, name, role, browser })
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience('sync')
    .setIssuedAt(new Date(now))
    .setExpirationTime(new Date(now + syncTicketLifetimeMs))
    .sign(secret)
}

/** The ticket a text proves to be, or undefined for a forged, foreign or expired one. */
export const verifySyncTicket = async (
  jwt: string,
  { secret, clock }: TicketKey,
): Promise<SyncTicket | undefined> => {
  try {
    const { payload } = await jwtVerify(jwt, secret, {
      algorithms: ['HS256'],
      audience: 'sync',
      currentDate: clock(),
      clockTolerance: clockToleranceSeconds,
      requiredClaims: ['iat', 'exp'],
    })
    const claims = claimsSchema.safeParse(payload)
    if (!claims.success) return undefined
    const { iat = 0, exp = 0 } = payload
    return { ...claims.data, issuedAt: new Date(iat * 1000), expiresAt: new Date(exp * 1000) }
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined
    throw error
  }
}
