import { SignJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { signSyncTicket, syncTicketLifetimeMs, verifySyncTicket } from './sync-ticket.ts'

const secret = new TextEncoder().encode('a secret of thirty-two bytes long')
const start = new Date('2026-03-01T12:00:00Z')
const at = (ms: number) => ({ secret, clock: () => new Date(start.getTime() + ms) })
const claims = {
  draftId: '0123456789abcdef01234567',
  userId: 'ada',
  sid: 's1',
  name: 'Ada',
  role: 'Owner',
} as const
const other = new TextEncoder().encode('another secret of thirty-two bytes')

describe('[security 2.4] a sync ticket', () => {
  it('carries what the api vouches for, for five minutes', async () => {
    const ticket = await verifySyncTicket(await signSyncTicket(claims, at(0)), at(1000))
    expect(ticket).toEqual({
      ...claims,
      issuedAt: start,
      expiresAt: new Date(start.getTime() + syncTicketLifetimeMs),
    })
  })

  it('ends, give or take what clocks differ', async () => {
    const jwt = await signSyncTicket(claims, at(0))
    expect(await verifySyncTicket(jwt, at(syncTicketLifetimeMs + 20_000))).toBeDefined()
    expect(await verifySyncTicket(jwt, at(syncTicketLifetimeMs + 40_000))).toBeUndefined()
  })

  it.each([
    ['another secret', () => signSyncTicket(claims, { ...at(0), secret: other })],
    ['another audience', () => forge({ aud: 'api' })],
    ['no end', () => forge({ exp: undefined })],
    ['a foreign draft name', () => forge({ draftId: '../x' })],
    ['an unknown role', () => forge({ role: 'Root' })],
    [
      'no signature',
      async () => `${btoa('{"alg":"none"}')}.${btoa(JSON.stringify({ ...claims, aud: 'sync' }))}.`,
    ],
    ['no ticket at all', async () => 'hello'],
  ])('is refused with %s', async (_, jwt) => {
    expect(await verifySyncTicket(await jwt(), at(0))).toBeUndefined()
  })
})

const forge = (changes: Record<string, unknown>): Promise<string> => {
  const seconds = start.getTime() / 1000
  const payload = { ...claims, aud: 'sync', iat: seconds, exp: seconds + 60, ...changes }
  return new SignJWT(payload).setProtectedHeader({ alg: 'HS256' }).sign(secret)
}
