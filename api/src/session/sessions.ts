import { createHmac } from 'node:crypto'
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
import type { Db } from 'mongodb'
import { freshId, hashOf } from './keys.ts'
import { createRefreshTokens, type RefreshTokens } from './refresh-token.ts'

/** What a refresh leads to. */
export type Refreshed =
  | {
      readonly outcome: 'refreshed'
      readonly userId: string
      readonly sessionId: string
      readonly cookie: string
    }
  | { readonly outcome: 'ended' }

// One pad of 64 bytes for one token of 48, from a key that the database does not hold.
const seal = (token: string, previous: string): string => {
  const pad = createHmac('sha512', previous).update('successor').digest()
  const bytes = Buffer.from(token, 'base64url')
  return Buffer.from(bytes.map((byte, at) => byte ^ (pad[at] ?? 0))).toString('base64url')
}

const cookieOf = (sessionId: string, token: string): string => `${sessionId}.${token}`

interface Store {
  readonly rows: SessionRows
  readonly clock: () => Date
  readonly orderMail: OrderMail
  readonly bus: Bus
  readonly tokens: RefreshTokens
}

/** The session and the token in a cookie, where this deployment once made it: all else is known to be nothing without asking. */
const readCookie = (
  { tokens }: Pick<Store, 'tokens'>,
  cookie: string,
): { id: string; token: string } | undefined => {
  const [id, token, ...rest] = cookie.split('.')
  if (!id || !token || rest.length > 0) return undefined
  return tokens.wasValid(id, token) ? { id, token } : undefined
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
    expiresAt: idleEnd(now, row.endsAt),
  })
  return isRotated ? refreshed(row, next) : undefined
}

/**
 * A token that has been turned over: within the grace it leads to its own successor. After it, it is a stolen one or the
 * one that it was stolen from: the session ends for both, and its person is told.
 */
const replay = async (
  { rows, clock, orderMail, bus }: Store,
  row: SessionRow,
  token: string,
): Promise<Refreshed> => {
  const age = clock().getTime() - row.rotatedAt.getTime()
  if (row.previous === hashOf(token) && row.sealed !== null && age <= refreshGraceMs) {
    return refreshed(row, seal(row.sealed, token))
  }
  // The mail first: where it cannot be ordered, whoever comes next with the token tries both again.
  await orderMail({ mail: 'stolen-session', data: { userId: row.userId } })
  await rows.revoke(row._id)
  await announceSessionEnd(bus, row._id)
  return { outcome: 'ended' }
}

const refresh = async (store: Store, cookie: string): Promise<Refreshed> => {
  const parts = readCookie(store, cookie)
  const row = parts && (await store.rows.live(parts.id))
  if (!parts || !row) return { outcome: 'ended' }
  const rotated = await rotate(store, row, parts.token)
  if (rotated) return rotated
  const present = await store.rows.live(parts.id)
  return present ? replay(store, present, parts.token) : { outcome: 'ended' }
}

const ofCookie = async (store: Store, cookie: string) => {
  const { rows, clock } = store
  const parts = readCookie(store, cookie)
  const row = parts && (await rows.live(parts.id))
  if (!parts || !row) return undefined
  const isInGrace = clock().getTime() - row.rotatedAt.getTime() <= refreshGraceMs
  const good = isInGrace ? [row.current, row.previous] : [row.current]
  if (!good.includes(hashOf(parts.token))) return undefined
  const { _id: sessionId, userId, authenticatedAt = row.createdAt } = row
  return { sessionId, userId, authenticatedAt }
}

const endByCookie = async (store: Store, cookie: string): Promise<void> => {
  const { rows, bus } = store
  const parts = readCookie(store, cookie)
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
    marked: (cookie: string) => readCookie(store, cookie)?.id,
    /** A person's session while it lasts, and when they signed in to it. */
    live: async (sessionId: string, userId: string) => {
      const row = await store.rows.live(sessionId)
      return row?.userId === userId ? { authenticatedAt: row.authenticatedAt ?? row.createdAt } : undefined
    },
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
