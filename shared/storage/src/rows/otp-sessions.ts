import { codeTries } from '@shingle/shared/account/code.ts'
import type { Db } from 'mongodb'
import * as z from 'zod/mini'
import { defineCollection } from './collection.ts'
import { signInSecrets } from './owners-copy.ts'
import { deviceSchema } from './sessions.ts'

const rowSchema = z.object({
  _id: z.string(),
  email: z.string(),
  /** Hash of the cookie of the browser that asked. */
  browser: z.string(),
  /** What that browser said of itself; rows of before hold none. */
  device: z.optional(deviceSchema),
  /** What the code is made of, together with the deployment's key. */
  secret: z.string(),
  tries: z.int(),
  createdAt: z.date(),
  codeExpiresAt: z.date(),
  /** When the row is removed: later than the code expires, so that a late code is answered as expired. */
  expiresAt: z.date(),
  /** Set when the code was used, or replaced by a newer one. */
  endedBy: z.nullable(z.enum(['use', 'newer-code'])),
})

/** A row of OtpSessions: one code, for one address, asked for by one browser. */
export type OtpSessionRow = z.output<typeof rowSchema>

/** OtpSessions: the sign-in codes. Codes themselves are never stored. */
export const otpSessions = defineCollection({
  name: 'OtpSessions',
  row: rowSchema,
  owners: [{ of: 'address', by: 'email', copy: { withheld: signInSecrets } }],
  indexes: [{ key: { email: 1, browser: 1 } }, { key: { expiresAt: 1 }, expireAfterSeconds: 0 }],
})

/** The codes of one deployment, and what became of each. */
export const openOtpSessions = (db: Db, clock: () => Date) => {
  const rows = otpSessions.open(db)
  const live = () => ({ endedBy: null, tries: { $lt: codeTries }, codeExpiresAt: { $gt: clock() } })
  return {
    /** Adds a session; earlier codes for its address in its browser stop working, and nobody else's. */
    begin: async (row: OtpSessionRow): Promise<void> => {
      await rows.raw.updateMany(
        { email: row.email, browser: row.browser, endedBy: null },
        { $set: { endedBy: 'newer-code' as const } },
      )
      await rows.raw.insertOne(row)
    },

    /** Counted before anything is compared, so that a thousand guesses at once are still five. */
    countTry: async (id: string, browser: string): Promise<OtpSessionRow | undefined> =>
      rows.parse(
        await rows.raw.findOneAndUpdate(
          { _id: id, browser, ...live() },
          { $inc: { tries: 1 } },
          { returnDocument: 'after' },
        ),
      ),

    /** The session that this browser began. */
    find: (id: string, browser: string) => rows.one({ _id: id, browser }),

    /** The session as long as its code can sign somebody in. */
    openOne: (id: string) => rows.one({ _id: id, ...live() }),

    /** The session of this browser for this address whose code still works. */
    liveOf: (email: string, browser: string) =>
      rows.one({
        ...{ email, browser },
        ...live(),
      }),

    /** Forgets what was mailed to an address before it ceased to be an account's. */
    forgetAddress: async (email: string, before: Date): Promise<void> => {
      await rows.raw.deleteMany({ email, createdAt: { $lte: before } })
    },

    /** Uses the code up; false when it was used or replaced before. */
    spend: async (id: string): Promise<boolean> => {
      const { modifiedCount } = await rows.raw.updateOne(
        { _id: id, endedBy: null },
        { $set: { endedBy: 'use' as const } },
      )
      return modifiedCount === 1
    },
  }
}
