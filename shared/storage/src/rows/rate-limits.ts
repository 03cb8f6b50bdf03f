import type { Db } from 'mongodb'
import { RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible'
import * as z from 'zod/mini'
import { answerInTime } from '../database/answer-in-time.ts'
import { defineCollection } from './collection.ts'

/** RateLimits: how often what was done of late. Every row ends by itself, within a day. */
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

/** Counts uses of one kind by key. */
export interface UseCounter {
  /** Counts one use; false when there were too many. */
  readonly count: (key: string) => Promise<boolean>
  /** How many milliseconds until one more use would be counted; 0 when it would be now. */
  readonly waitMs: (key: string) => Promise<number>
  /** Forgets the uses counted so far. */
  readonly forgive: (key: string) => Promise<void>
}

/**
 * A counter in the database, so that every process sees the same number. `name` keeps it apart from others. The limiter opens the
 * collection itself, so that its deadlines stand here.
 */
export const openUseCounter = (db: Db, name: string, rate: Rate): UseCounter => {
  const limiter = new RateLimiterMongo({
    storeClient: db,
    tableName: rateLimits.name,
    keyPrefix: name,
    disableIndexesCreation: true,
    ...rate,
  })
  return {
    count: async (key) => {
      try {
        await answerInTime(limiter.consume(key))
        return true
      } catch (thrown) {
        if (thrown instanceof RateLimiterRes) return false
        throw thrown
      }
    },
    waitMs: async (key) => {
      const counted = await answerInTime(limiter.get(key))
      return counted === null || counted.remainingPoints > 0 ? 0 : counted.msBeforeNext
    },
    forgive: async (key) => {
      await answerInTime(limiter.delete(key))
    },
  }
}
