import { tooManyRequests } from '@shingle/shared/account/problems.ts'
import { openUseCounter, type UseCounter } from '@shingle/storage/rows/rate-limits.ts'
import type { Db } from 'mongodb'
import { Refusal } from '../http/refusal.ts'

const hourS = 60 * 60

/** How often what may happen: `points` per `duration` seconds and key. */
const limits = {
  'codes-per-mail': { points: 5, duration: hourS },
  'codes-per-mail-and-day': { points: 20, duration: 24 * hourS },
  'codes-per-address': { points: 50, duration: hourS },
  'tries-per-address': { points: 100, duration: hourS },
  'generations-per-user': { points: 20, duration: 24 * hourS },
  'publishes-per-user': { points: 60, duration: hourS },
  'handle-checks-per-user': { points: 30, duration: 60 },
  'takes-per-user': { points: 60, duration: 60 },
  'saves-per-user': { points: 120, duration: hourS },
  'uploads-per-user': { points: 300, duration: hourS },
} as const

/** What is limited. */
export type LimitName = keyof typeof limits

/** Counts one use; throws the 429 problem when there were too many. */
export type CountUse = (limit: LimitName, key: string) => Promise<void>

/** Forgets the uses counted so far, because whoever made them has proved to be no stranger. */
export type ForgiveUses = (limit: LimitName, key: string) => Promise<void>

/** The rate limits of one deployment, counted in the database so that every process sees the same number. */
export const createRateLimits = (db: Db): { countUse: CountUse; forgiveUses: ForgiveUses } => {
  const counters = new Map<LimitName, UseCounter>()

  const counterOf = (name: LimitName): UseCounter => {
    const known = counters.get(name) ?? openUseCounter(db, name, limits[name])
    counters.set(name, known)
    return known
  }

  return {
    countUse: async (name, key) => {
      if (!(await counterOf(name).count(key))) throw new Refusal(tooManyRequests)
    },
    forgiveUses: (name, key) => counterOf(name).forgive(key),
  }
}
