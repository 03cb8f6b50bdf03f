import {
  type CertificateTrouble,
  certificateTroubles,
} from '@shingle/shared/domain/doctor/find-certificate.ts'
import type { Db } from 'mongodb'
import * as z from 'zod/mini'
import { defineCollection } from './collection.ts'
import { isDuplicate } from './is-duplicate.ts'

const rowSchema = z.object({
  /** The domain that a certificate is ordered for. */
  _id: z.string(),
  /** Until when whoever orders it has it alone. */
  leasedUntil: z.date(),
  /** Why the last one came to nothing. */
  trouble: z.optional(z.object({ kind: z.enum(certificateTroubles), words: z.string() })),
  /** How often it failed, one after the other. */
  failures: z.int(),
  /** Not to be tried again before. */
  retryAt: z.date(),
  expiresAt: z.date(),
})

type Trouble = Omit<CertificateTrouble, 'until'>

const minuteMs = 60 * 1000
const dayMs = 24 * 60 * minuteMs
// An order takes seconds, and whoever is killed with one keeps nobody waiting for long.
const leaseMs = 2 * minuteMs
const keptMs = 3 * dayMs
const [firstPauseMs, longestPauseMs] = [5 * minuteMs, 12 * 60 * minuteMs]

/** How long an order is left alone that has failed so often. */
export const pauseAfter = (failures: number): number =>
  Math.min(longestPauseMs, firstPauseMs * 2 ** (failures - 1))

/**
 * CertificateOrders: which certificates are being ordered, so that no two are at once, and which have to wait since the
 * last try failed. Rows end by themselves within days, those that wait for longer when that is over.
 */
export const certificateOrders = defineCollection({
  name: 'CertificateOrders',
  row: rowSchema,
  owners: [],
  indexes: [{ key: { expiresAt: 1 }, expireAfterSeconds: 0 }],
})

/** The orders of one deployment. */
export const openCertificateOrders = (db: Db, clock: () => Date) => {
  const { raw, one } = certificateOrders.open(db)
  const inMs = (ms: number) => new Date(clock().getTime() + ms)
  return {
    /** Begins one, and says how often it has failed so far; nothing while another is under way, or the last one failed just now. */
    begin: async (_id: string): Promise<number | undefined> => {
      const now = clock()
      const isFree = { _id, leasedUntil: { $lte: now }, retryAt: { $lte: now } }
      try {
        await raw.updateOne(
          isFree,
          {
            $set: { leasedUntil: inMs(leaseMs), expiresAt: inMs(keptMs) },
            $setOnInsert: { failures: 0, retryAt: now },
          },
          { upsert: true },
        )
        return (await one({ _id }))?.failures ?? 0
      } catch (thrown) {
        if (isDuplicate(thrown)) return undefined
        throw thrown
      }
    },
    /** Ends one that was made. */
    conclude: async (_id: string): Promise<void> => {
      await raw.deleteOne({ _id })
    },
    /** Ends one that failed: the more often, the longer it is left alone. */
    fail: async (_id: string, trouble: Trouble): Promise<void> => {
      const after = await raw.findOneAndUpdate(
        { _id },
        { $inc: { failures: 1 }, $set: { leasedUntil: clock(), trouble } },
        { returnDocument: 'after' },
      )
      if (after !== null)
        await raw.updateOne({ _id }, { $set: { retryAt: inMs(pauseAfter(after.failures)) } })
    },
    /** Ends one that has to wait, and has not failed. */
    postpone: async (_id: string, retryAt: Date, trouble: Trouble): Promise<void> => {
      const leasedUntil = clock()
      const expiresAt = new Date(Math.max(inMs(keptMs).getTime(), retryAt.getTime()))
      await raw.updateOne({ _id }, { $set: { leasedUntil, retryAt, trouble, expiresAt } })
    },
    /** Lets one that failed be tried again now, as if it were the first; what has to wait goes on waiting. */
    forgive: async (_id: string): Promise<void> => {
      const hasFailed = { _id, 'trouble.kind': { $in: ['refused', 'unreached'] as const } }
      await raw.updateOne(hasFailed, { $set: { retryAt: clock(), failures: 0 } })
    },
    /** Why the last one came to nothing, and when it is tried again. */
    troubleOf: async (_id: string): Promise<CertificateTrouble | undefined> => {
      const row = await one({ _id })
      return row?.trouble && { ...row.trouble, until: row.retryAt }
    },
  }
}
