import { createHmac } from 'node:crypto'
import type { Db } from 'mongodb'
import { RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible'
import * as z from 'zod/mini'
import { keyFor } from '../codes/key-for.ts'
import { answerInTime } from '../database/answer-in-time.ts'
import { defineCollection } from './collection.ts'

/**
 * RateLimits: how often what was done of late. Every row ends by itself, within days, and tells of nobody meanwhile: who
 * is counted is a keyed hash.
 */
export const rateLimits = defineCollection({
  name: 'RateLimits',
  row: z.object({ key: z.string(), points: z.int(), expire: z.nullable(z.date()) }),
  owners: [],
  indexes: [
    { key: { expire: -1 }, expireAfterSeconds: 0 },
    { key: { key: 1 }, unique: true },
  ],
})

/** How often something may be done: `points` times per `duration` seconds. */
export interface Rate {
  readonly points: number
  readonly duration: number
}

/** What counters are kept in, and what hides who is counted. */
export interface CounterPorts {
  readonly db: Db
  readonly secret: Uint8Array
}

/** What the row of one counter calls whoever is counted by `key`: without the secret nobody can tell who it is. */
export const countedKey = (secret: Uint8Array, name: string, key: string): string => {
  const hash = createHmac('sha256', keyFor(secret, 'counted uses')).update(`${name} ${key}`)
  return `${name}:${hash.digest('base64url')}`
}

/** Counts uses of one kind by key. */
export interface UseCounter {
  /** Counts one use; false when there were too many. */
  readonly count: (key: string) => Promise<boolean>
  /** How many milliseconds until one more use would be counted; 0 when it would be now. */
  readonly waitMs: (key: string) => Promise<number>
  /** Takes one counted use back. */
  readonly giveBack: (key: string) => Promise<void>
  /** Forgets the uses counted so far. */
  readonly forgive: (key: string) => Promise<void>
}

/**
 * A counter in the database, so that every process sees the same number. `name` keeps it apart from others. The limiter opens the
 * collection itself, so that its deadlines stand here.
 */
export const openUseCounter = ({ db, secret }: CounterPorts, name: string, rate: Rate): UseCounter => {
  const counted = (key: string): string => countedKey(secret, name, key)
  const limiter = new RateLimiterMongo({
    storeClient: db,
    tableName: rateLimits.name,
    // The keys say it already.
    keyPrefix: '',
    disableIndexesCreation: true,
    ...rate,
  })
  return {
    count: async (key) => {
      try {
        await answerInTime(limiter.consume(counted(key)))
        return true
      } catch (thrown) {
        if (thrown instanceof RateLimiterRes) return false
        throw thrown
      }
    },
    waitMs: async (key) => {
      const uses = await answerInTime(limiter.get(counted(key)))
      return uses === null || uses.remainingPoints > 0 ? 0 : uses.msBeforeNext
    },
    giveBack: async (key) => {
      await answerInTime(limiter.reward(counted(key)))
    },
    forgive: async (key) => {
      await answerInTime(limiter.delete(counted(key)))
    },
  }
}
