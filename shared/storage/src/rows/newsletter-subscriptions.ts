import { randomBytes } from 'node:crypto'
import type { Db } from 'mongodb'
import * as z from 'zod/mini'
import { defineCollection } from './collection.ts'
import { isDuplicate } from './is-duplicate.ts'

const rowSchema = z.object({
  _id: z.string(),
  websiteId: z.string(),
  email: z.string(),
  /** What the token of the confirmation mail is made of, with the deployment's secret; rows of old have none. */
  secret: z.optional(z.string()),
  /** Hash of that token. */
  token: z.string(),
  /** What the form said when the address was given. */
  consentText: z.string(),
  createdAt: z.date(),
  confirmedAt: z.nullable(z.date()),
  /** When it is forgotten unless it is confirmed before; none once it is. */
  waitsUntil: z.optional(z.date()),
})

/** A row of NewsletterSubscriptions: an address that was typed in, and later perhaps confirmed. */
export type SubscriptionRow = z.output<typeof rowSchema>

/** NewsletterSubscriptions: who wants the newsletter of a website. */
export const newsletterSubscriptions = defineCollection({
  name: 'NewsletterSubscriptions',
  row: rowSchema,
  owners: [
    {
      ...{ of: 'website', by: 'websiteId' },
      copy: {
        ...{ file: 'newsletter.json', about: 'who signed up for the newsletter and confirmed it' },
        row: z.pick(rowSchema, { email: true, consentText: true, createdAt: true, confirmedAt: true }),
        // Whoever has not confirmed may never have asked.
        where: { confirmedAt: { $ne: null } },
      },
    },
  ],
  indexes: [
    { key: { websiteId: 1, email: 1 }, unique: true },
    { key: { token: 1 } },
    { key: { waitsUntil: 1 }, expireAfterSeconds: 0 },
  ],
})

/** An address that nobody confirms is not kept: whoever typed it may have had no right to. */
const waitsMs = 30 * 24 * 60 * 60 * 1000

type Asked = Pick<SubscriptionRow, 'websiteId' | 'email' | 'token' | 'consentText'> & {
  readonly secret: string
}

/** The subscriptions of one deployment. */
export const openNewsletterSubscriptions = (db: Db, clock: () => Date) => {
  const rows = newsletterSubscriptions.open(db)
  return {
    /**
     * Keeps an address that waits for its confirmation, for a month since it was asked last; nothing when it is on the list already. Asked again, it keeps its
     * token: the mail with the first one may have gone out, or be on its way.
     */
    ask: async ({ websiteId, email, ...fresh }: Asked): Promise<SubscriptionRow | undefined> => {
      const created = { _id: randomBytes(12).toString('hex'), createdAt: clock(), confirmedAt: null }
      const waiting = { websiteId, email, confirmedAt: null }
      const { secret, token } = fresh
      await rows.raw.updateOne({ ...waiting, secret: { $exists: false } }, { $set: { secret, token } })
      try {
        // A confirmed address is left as it is: the unique key keeps it from being added a second time.
        const waitsUntil = new Date(created.createdAt.getTime() + waitsMs)
        const change = { $set: { waitsUntil }, $setOnInsert: { ...fresh, ...created } }
        return rows.parse(
          await rows.raw.findOneAndUpdate(waiting, change, { upsert: true, returnDocument: 'after' }),
        )
      } catch (thrown) {
        if (isDuplicate(thrown)) return undefined
        throw thrown
      }
    },
    /** A subscription that still waits for its confirmation. */
    waiting: (id: string) => rows.one({ _id: id, confirmedAt: null }),
    ofToken: (token: string) => rows.one({ token }),
    confirm: async (token: string): Promise<void> => {
      const change = { $set: { confirmedAt: clock() }, $unset: { waitsUntil: true } } as const
      await rows.raw.updateOne({ token, confirmedAt: null }, change)
    },
    remove: async (token: string): Promise<void> => {
      await rows.raw.deleteOne({ token })
    },
  }
}
