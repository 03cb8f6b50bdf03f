import { refreshGraceMs, sessionAbsoluteMs, sessionIdleMs } from '@shingle/shared/session/lifetimes.ts'
import type { Bus } from '@shingle/storage/bus/bus.ts'
import { announceSessionEnd } from '@shingle/storage/bus/session-ended.ts'
import type { OrderMail } from '@shingle/storage/mail/order-mail.ts'
import {
  openSessions,
  type SessionDevice,
  type SessionRow,
  type SessionRows,
} from '@shingle/storage/rows/sessions.ts'
import { cookieOf, readCookie, seal } from '@shingle/storage/tickets/refresh-cookie.ts'
import { createRefreshTokens, type RefreshTokens } from '@shingle/storage/tickets/refresh-token.ts'
import type { Db } from 'mongodb'
import type { AccessClaims } from './access-token.ts'
import { freshId, hashOf } from './keys.ts'

/** What a refresh leads to. */
export type Refreshed =
  | {
      readonly outcome: 'refreshed'
      readonly userId: string
      readonly sessionId: string
      readonly cookie: string
    }
  | { readonly outcome: 'ended' }

interface Store {
  readonly rows: SessionRows
  readonly clock: () => Date
  readonly orderMail: OrderMail
  readonly bus: Bus
  readonly tokens: RefreshTokens
}

const idleEnd = (now: Date, endsAt: Date): Date =>
  new Date(Math.min(now.getTime() + sessionIdleMs, endsAt.getTime()))

const begin = async ({ rows, clock, tokens }: Store, userId: string, device: SessionDevice) => {
  const now = clock()
  const id = freshId()
  const token = tokens.fresh(id)
  const endsAt = new Date(now.getTime() + sessionAbsoluteMs)
  const row: SessionRow = {
    _id: id,
    userId,
    current: hashOf(token),
    previous: null,
    sealed: null,
    rotatedAt: now,
    arrivedAt: null,
    createdAt: now,
    authenticatedAt: now,
    expiresAt: idleEnd(now, endsAt),
    endsAt,
    revokedAt: null,
    device,
  }
  await rows.insert(row)
  return { sessionId: row._id, cookie: cookieOf(row._id, token) }
}

const refreshed = ({ _id, userId }: SessionRow, token: string): Refreshed => ({
  outcome: 'refreshed',
  userId,
  sessionId: _id,
  cookie: cookieOf(_id, token),
})

/** Turns the token over; nothing when it is not the present one. */
const rotate = async ({ rows, clock, tokens }: Store, row: SessionRow, token: string) => {
  const now = clock()
  const next = tokens.fresh(row._id)
  const isRotated = await rows.rotate(row._id, hashOf(token), {
    current: hashOf(next),
    previous: hashOf(token),
    sealed: seal(next, token),
    rotatedAt: now,
    arrivedAt: null,
    expiresAt: idleEnd(now, row.endsAt),
  })
  return isRotated ? refreshed(row, next) : undefined
}

const isInGrace = ({ rotatedAt }: SessionRow, now: Date): boolean =>
  now.getTime() - rotatedAt.getTime() <= refreshGraceMs

/**
 * A token that has been turned over: it leads to its own successor until that is seen to have arrived, because an answer
 * may be lost, and within the grace. After it, it is a stolen one or the one that it was stolen from: the session ends for
 * both, and its person is told.
 */
const replay = async (
  { rows, clock, orderMail, bus }: Store,
  row: SessionRow,
  token: string,
): Promise<Refreshed> => {
  const mayBeLost = row.arrivedAt === null || isInGrace(row, clock())
  if (row.previous === hashOf(token) && row.sealed !== null && mayBeLost) {
    return refreshed(row, seal(row.sealed, token))
  }
  // The mail first: where it cannot be ordered, whoever comes next with the token tries both again.
  await orderMail({ mail: 'stolen-session', data: { userId: row.userId } })
  await rows.revoke(row._id)
  await announceSessionEnd(bus, row._id)
  return { outcome: 'ended' }
}

const refresh = async (store: Store, cookie: string): Promise<Refreshed> => {
  const parts = readCookie(store.tokens, cookie)
  const row = parts && (await store.rows.live(parts.id))
  if (!parts || !row) return { outcome: 'ended' }
  const rotated = await rotate(store, row, parts.token)
  if (rotated) return rotated
  const present = await store.rows.live(parts.id)
  return present ? replay(store, present, parts.token) : { outcome: 'ended' }
}

const signedInAt = ({ authenticatedAt, createdAt }: SessionRow) => ({
  authenticatedAt: authenticatedAt ?? createdAt,
})

const ofCookie = async (store: Store, cookie: string) => {
  const { rows, clock } = store
  const parts = readCookie(store.tokens, cookie)
  const row = parts && (await rows.live(parts.id))
  if (!parts || !row) return undefined
  const shown = hashOf(parts.token)
  const good = isInGrace(row, clock()) ? [row.current, row.previous] : [row.current]
  if (!good.includes(shown)) return undefined
  if (shown === row.current && row.arrivedAt === null) await rows.noteArrival(row)
  return { sessionId: row._id, userId: row.userId, ...signedInAt(row) }
}

/** What came with the present refresh token, or after it, has arrived, and so has that token: both are of one answer. */
const ofAccess = async ({ rows }: Store, { sessionId, userId, issuedAt }: AccessClaims) => {
  const row = await rows.live(sessionId)
  if (row?.userId !== userId) return undefined
  const isOfPresent = issuedAt.getTime() >= Math.floor(row.rotatedAt.getTime() / 1000) * 1000
  if (isOfPresent && row.arrivedAt === null) await rows.noteArrival(row)
  return signedInAt(row)
}

const endByCookie = async (store: Store, cookie: string): Promise<void> => {
  const { rows, bus } = store
  const parts = readCookie(store.tokens, cookie)
  if (parts && (await rows.revokeByToken(parts.id, hashOf(parts.token))))
    await announceSessionEnd(bus, parts.id)
}

interface SessionPorts {
  readonly db: Db
  readonly bus: Bus
  readonly secret: Uint8Array
  readonly clock: () => Date
  readonly orderMail: OrderMail
}

/** The sessions of one deployment. */
export const createSessions = ({ db, secret, ...ports }: SessionPorts) => {
  const store: Store = {
    ...ports,
    rows: openSessions(db, ports.clock),
    tokens: createRefreshTokens(secret),
  }
  return {
    /** Begins a session on a device. */
    begin: (userId: string, device: SessionDevice) => begin(store, userId, device),
    refresh: (cookie: string) => refresh(store, cookie),
    /** Which session a cookie says it is of, where this deployment made it, whether or not it lasts; costs no question. */
    marked: (cookie: string) => readCookie(store.tokens, cookie)?.id,
    /** A person's session while it lasts, and when they signed in to it. */
    live: async (sessionId: string, userId: string) => {
      const row = await store.rows.live(sessionId)
      return row?.userId === userId ? signedInAt(row) : undefined
    },
    /** The same, by what an access token says: what that came with has arrived. */
    ofAccess: (claims: AccessClaims) => ofAccess(store, claims),
    /** Whose session a browser's cookie is of; nothing for a token that has been turned over for longer than the grace. */
    ofCookie: (cookie: string) => ofCookie(store, cookie),
    endByCookie: (cookie: string) => endByCookie(store, cookie),
    /** Where a person is signed in. */
    ofUser: (userId: string) => store.rows.ofUser(userId),
    /** Ends one session of a person; false where they have none of this id. */
    end: async (userId: string, sessionId: string): Promise<boolean> => {
      const isTheirs = await store.rows.revokeOf(userId, sessionId)
      if (isTheirs) await announceSessionEnd(store.bus, sessionId)
      return isTheirs
    },
    /** Ends every session of a person, but `kept`. */
    endAllOf: async (userId: string, kept?: string): Promise<void> => {
      for (const id of await store.rows.revokeAllOf(userId, kept)) await announceSessionEnd(store.bus, id)
    },
  }
}

export type Sessions = ReturnType<typeof createSessions>
