import { deviceKinds, devicesListed } from '@shingle/shared/profile/devices.ts'
import type { Db } from 'mongodb'
import * as z from 'zod/mini'
import { defineCollection } from './collection.ts'
import { deleteBeyond } from './delete-beyond.ts'

/** What a browser said of itself, as it is kept. */
export const deviceSchema = z.object({
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  kind: z.enum(deviceKinds),
})

/** Where somebody signed in, as their browser said. */
export type SessionDevice = Readonly<z.output<typeof deviceSchema>>

const rowSchema = z.object({
  _id: z.string(),
  userId: z.string(),
  /** Hash of the present refresh token. */
  current: z.string(),
  previous: z.nullable(z.string()),
  /** The present token, readable only by whoever still has the previous one. */
  sealed: z.nullable(z.string()),
  rotatedAt: z.date(),
  /** When the present token was first seen to have reached its browser; sessions from before this was kept say nothing. */
  arrivedAt: z.optional(z.nullable(z.date())),
  createdAt: z.date(),
  /** When its person proved who they are; sessions from before this was kept began with it. */
  authenticatedAt: z.optional(z.date()),
  /** When the session ends unless it is used before. */
  expiresAt: z.date(),
  /** When it ends in any case. */
  endsAt: z.date(),
  revokedAt: z.nullable(z.date()),
  /** Sessions from before this was kept have none. */
  device: z.optional(deviceSchema),
})

/** A row of Sessions: one sign-in on one device, whose refresh token turns over with every use. */
export type SessionRow = z.output<typeof rowSchema>

/** Sessions: who is signed in where. */
export const sessions = defineCollection({
  name: 'Sessions',
  row: rowSchema,
  owners: [
    {
      ...{ of: 'account', by: 'userId' },
      copy: {
        ...{ file: 'devices.json', about: 'where you are signed in' },
        row: z.pick(rowSchema, {
          ...{ device: true, createdAt: true, authenticatedAt: true, rotatedAt: true },
          ...{ expiresAt: true, revokedAt: true },
        }),
      },
    },
  ],
  indexes: [{ key: { userId: 1, rotatedAt: -1 } }, { key: { expiresAt: 1 }, expireAfterSeconds: 0 }],
})

const listedSchema = z.pick(rowSchema, { _id: true, device: true, createdAt: true, rotatedAt: true })
const idSchema = z.pick(rowSchema, { _id: true })

/** So many rows an account has at most, with those that have ended, by which a stolen token is told. */
const rowsMaximum = 4 * devicesListed

/** The sessions of one deployment. */
export const openSessions = (db: Db, clock: () => Date) => {
  const rows = sessions.open(db)
  const lastingOf = (userId: string) => ({ userId, revokedAt: null, expiresAt: { $gt: clock() } })
  const lastUsedFirst = { rotatedAt: -1 } as const
  return {
    /** Begins a session; of those of its account that last, the ones used longest ago end where they would not be listed. */
    insert: async (row: SessionRow): Promise<void> => {
      await rows.raw.insertOne(row)
      await deleteBeyond(rows, lastingOf(row.userId), { kept: devicesListed, sort: lastUsedFirst })
      await deleteBeyond(rows, { userId: row.userId }, { kept: rowsMaximum, sort: lastUsedFirst })
    },

    /** The session, unless it has ended. */
    live: (id: string) => rows.one({ _id: id, revokedAt: null, expiresAt: { $gt: clock() } }),

    /** Those of the sessions that have ended. */
    endedAmong: async (ids: readonly string[]): Promise<readonly string[]> => {
      const lasting = { _id: { $in: [...ids] }, revokedAt: null, expiresAt: { $gt: clock() } }
      const live = await rows.only(z.pick(rowSchema, { _id: true })).all(lasting)
      const known = new Set(live.map(({ _id }) => _id))
      return ids.filter((id) => !known.has(id))
    },

    /** Replaces the present token; false when it is not the one whose hash is `current`. */
    rotate: async (
      id: string,
      current: string,
      next: Pick<SessionRow, 'current' | 'previous' | 'sealed' | 'rotatedAt' | 'arrivedAt' | 'expiresAt'>,
    ): Promise<boolean> => {
      const { matchedCount } = await rows.raw.updateOne({ _id: id, current, revokedAt: null }, { $set: next })
      return matchedCount === 1
    },

    /** Notes that the token whose hash is `current` has reached its browser, as long as it is the present one. */
    noteArrival: async ({ _id, current }: Pick<SessionRow, '_id' | 'current'>): Promise<void> => {
      await rows.raw.updateOne({ _id, current, arrivedAt: null }, { $set: { arrivedAt: clock() } })
    },

    revoke: async (id: string): Promise<void> => {
      await rows.raw.updateOne({ _id: id }, { $set: { revokedAt: clock() } })
    },

    /** The sessions of an account that last, the one used last first. */
    ofUser: (userId: string) =>
      rows.only(listedSchema).all(lastingOf(userId), { sort: lastUsedFirst, limit: devicesListed }),

    /** Ends a session of an account; false where the account has none of this id. */
    revokeOf: async (userId: string, id: string): Promise<boolean> => {
      const { matchedCount } = await rows.raw.updateOne(
        { ...lastingOf(userId), _id: id },
        { $set: { revokedAt: clock() } },
      )
      return matchedCount === 1
    },

    /** Ends all sessions of an account, but `kept`, and answers which they were. */
    revokeAllOf: async (userId: string, kept?: string): Promise<readonly string[]> => {
      const ending = { ...lastingOf(userId), ...(kept !== undefined && { _id: { $ne: kept } }) }
      const lasting = await rows.only(idSchema).all(ending)
      await rows.raw.updateMany(ending, { $set: { revokedAt: clock() } })
      return lasting.map(({ _id }) => _id)
    },

    /** Ends a session for whoever has its present token or the one before; `hash` is the token's. False for others. */
    revokeByToken: async (id: string, hash: string): Promise<boolean> => {
      const { matchedCount } = await rows.raw.updateOne(
        { _id: id, $or: [{ current: hash }, { previous: hash }] },
        { $set: { revokedAt: clock() } },
      )
      return matchedCount === 1
    },
  }
}

/** The rows of sessions, as `openSessions` opens them. */
export type SessionRows = ReturnType<typeof openSessions>
