import { tooManyRequests } from '@shingle/shared/account/problems.ts'
import { openUseCounter, type UseCounter } from '@shingle/storage/rows/rate-limits.ts'
import type { Db } from 'mongodb'
import { Refusal } from '../http/refusal.ts'
import { type CountShare, createFairShare, type TryShare } from './fair-share.ts'

const hourS = 60 * 60

/** How often what may happen: `points` per `duration` seconds and key. */
const limits = {
  'codes-per-known-browser': { points: 10, duration: hourS },
  'codes-per-mail-and-place': { points: 5, duration: hourS },
  'codes-per-mail-place-and-day': { points: 20, duration: 24 * hourS },
  'first-of-one-codes-per-mail-and-day': { points: 2, duration: 24 * hourS },
  'first-codes-per-mail-and-day': { points: 200, duration: 24 * hourS },
  'codes-per-mail-and-day': { points: 60, duration: 24 * hourS },
  'codes-per-address': { points: 50, duration: hourS },
  'tries-per-address': { points: 100, duration: hourS },
  'passwords-per-known-browser': { points: 5, duration: 10 * 60 },
  'passwords-per-mail-and-place': { points: 5, duration: 10 * 60 },
  'first-of-one-passwords-per-mail-and-day': { points: 2, duration: 24 * hourS },
  'first-passwords-per-mail-and-day': { points: 200, duration: 24 * hourS },
  'passwords-per-mail-and-day': { points: 100, duration: 24 * hourS },
  'current-passwords-per-session': { points: 5, duration: 10 * 60 },
  'email-changes-per-session': { points: 10, duration: 24 * hourS },
  'passwords-per-link': { points: 5, duration: 24 * hourS },
  'challenge-answers': { points: 1, duration: 15 * 60 },
  'connections-per-user': { points: 60, duration: hourS },
  'refreshes-per-session': { points: 600, duration: hourS },
  'session-calls-per-address': { points: 1200, duration: hourS },
  'confirmations-per-address': { points: 100, duration: hourS },
  'operator-calls-per-address': { points: 600, duration: hourS },
  'registrations-per-user': { points: 60, duration: hourS },
  'account-changes-per-session': { points: 120, duration: hourS },
  'exports-per-user': { points: 10, duration: 24 * hourS },
  'downloads-per-user': { points: 60, duration: hourS },
  'deletions-per-user': { points: 60, duration: hourS },
  'tickets-per-user': { points: 1200, duration: 10 * 60 },
  'generations-per-user': { points: 20, duration: 24 * hourS },
  'publishes-per-user': { points: 60, duration: hourS },
  'handle-checks-per-user': { points: 30, duration: 60 },
  'takes-per-user': { points: 60, duration: 60 },
  'lists-per-user': { points: 600, duration: 10 * 60 },
  'draft-reads-per-user': { points: 600, duration: 10 * 60 },
  'saves-per-user': { points: 120, duration: hourS },
  'recipients-per-user': { points: 20, duration: hourS },
  'invites-per-user': { points: 30, duration: hourS },
  'accepts-per-user': { points: 120, duration: hourS },
  'transfers-per-user': { points: 20, duration: hourS },
  'previews-per-address': { points: 600, duration: 10 * 60 },
  'reports-per-address': { points: 10, duration: hourS },
  'uploads-per-user': { points: 300, duration: hourS },
  // What reaches one mailbox or is about one website, a day: the first of each who asks, all those, and the rest.
  'first-of-one-email-changes-per-address': { points: 1, duration: 24 * hourS },
  'first-email-changes-per-address': { points: 8, duration: 24 * hourS },
  'email-changes-per-address': { points: 2, duration: 24 * hourS },
  'first-of-one-recipients-per-address': { points: 1, duration: 24 * hourS },
  'first-recipients-per-address': { points: 8, duration: 24 * hourS },
  'recipients-per-address': { points: 2, duration: 24 * hourS },
  'first-of-one-invites-per-address': { points: 2, duration: 24 * hourS },
  'first-invites-per-address': { points: 20, duration: 24 * hourS },
  'invites-per-address': { points: 8, duration: 24 * hourS },
  'first-of-one-report-mails-per-website': { points: 1, duration: 24 * hourS },
  'first-report-mails-per-website': { points: 100, duration: 24 * hourS },
  'report-mails-per-website': { points: 30, duration: 24 * hourS },
} as const

/** What is limited. */
export type LimitName = keyof typeof limits

/** Counts one use; throws the 429 problem when there were too many. */
export type CountUse = (limit: LimitName, key: string) => Promise<void>

/** Counts one use; false when there were too many. */
export type TryUse = (limit: LimitName, key: string) => Promise<boolean>

/** How many milliseconds until one more use would be counted; 0 when it would be now. */
export type WaitMs = (limit: LimitName, key: string) => Promise<number>

/** Forgets the uses counted so far, because whoever made them has proved to be no stranger. */
export type ForgiveUses = (limit: LimitName, key: string) => Promise<void>

/** The rate limits of one deployment. */
export interface CountedUses {
  readonly countUse: CountUse
  readonly tryUse: TryUse
  readonly waitMs: WaitMs
  readonly forgiveUses: ForgiveUses
  readonly tryShare: TryShare
  readonly countShare: CountShare
  /** Forgets what was counted of a share, because whoever made the uses has proved to be no stranger. */
  readonly forgiveShare: CountShare
}

/** Counts in the database, so that every process sees the same number. */
export const createRateLimits = (ports: { readonly db: Db; readonly secret: Uint8Array }): CountedUses => {
  const counters = new Map<LimitName, UseCounter>()

  const counterOf = (name: LimitName): UseCounter => {
    const known = counters.get(name) ?? openUseCounter(ports, name, limits[name])
    counters.set(name, known)
    return known
  }

  const tryUse: TryUse = (name, key) => counterOf(name).count(key)

  const waitMs: WaitMs = (name, key) => counterOf(name).waitMs(key)

  const forgiveUses: ForgiveUses = (name, key) => counterOf(name).forgive(key)

  return {
    tryUse,
    waitMs,
    countUse: async (name, key) => {
      if (await tryUse(name, key)) return
      throw new Refusal(tooManyRequests, { retryAfterMs: await waitMs(name, key) })
    },
    forgiveUses,
    ...createFairShare({ tryUse, waitMs, forgiveUses }),
  }
}
