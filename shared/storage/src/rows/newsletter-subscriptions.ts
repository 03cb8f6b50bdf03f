import { randomBytes } from 'node:crypto'
import { messagesKeptS } from '@shingle/shared/submission/messages-kept.ts'
import type { Db } from 'mongodb'
import * as z from 'zod/mini'
import { defineCollection } from './collection.ts'
import { isDuplicate } from './is-duplicate.ts'
import { signUpList } from './sign-up-list.ts'
import { type SubscriptionRow, subscriptionRowSchema } from './subscription-row.ts'

/** NewsletterSubscriptions: who wants the newsletter of a website. */
export const newsletterSubscriptions = defineCollection({
  name: 'NewsletterSubscriptions',
  row: subscriptionRowSchema,
  owners: [
    {
      ...{ of: 'website', by: 'websiteId' },
      copy: {
        ...{ file: 'newsletter.json', about: 'who signed up for the newsletter and confirmed it' },
        row: z.pick(subscriptionRowSchema, {
          email: true,
          consentText: true,
          createdAt: true,
          confirmedAt: true,
        }),
        // Whoever has not confirmed may never have asked; of whoever has left nothing is kept that says who it was.
        where: { confirmedAt: { $ne: null }, leftAt: null },
      },
    },
  ],
  indexes: [
    { key: { websiteId: 1, email: 1 }, unique: true },
    { key: { websiteId: 1, createdAt: -1, _id: -1 } },
    { key: { websiteId: 1, unread: 1 } },
    { key: { token: 1 } },
    { key: { waitsUntil: 1 }, expireAfterSeconds: 0 },
    { key: { leftAt: 1 }, expireAfterSeconds: messagesKeptS },
  ],
})

/** An address that nobody confirms is not kept: whoever typed it may have had no right to. */
const waitsMs = 30 * 24 * 60 * 60 * 1000

type Asked = Pick<SubscriptionRow, 'websiteId' | 'email' | 'token' | 'consentText'> & {
  readonly secret: string
}

type Open = ReturnType<typeof newsletterSubscriptions.open>

const asking = (rows: Open, clock: () => Date) => ({
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
  /** Makes a subscription count; the subscription, where it did not before. */
  confirm: async (token: string): Promise<SubscriptionRow | undefined> => {
    const change = { $set: { confirmedAt: clock(), unread: true }, $unset: { waitsUntil: true } } as const
    return rows.parse(await rows.raw.findOneAndUpdate({ token, confirmedAt: null }, change))
  },
  /** Takes an address off the list: one that never confirmed without a trace, of another `hash` stays in its place. */
  leave: async (token: string, hash: (email: string) => string): Promise<void> => {
    await rows.raw.deleteOne({ token, confirmedAt: null })
    const row = await rows.one({ token, leftAt: null })
    if (row === undefined) return
    const email = hash(row.email)
    await rows.raw.deleteOne({ websiteId: row.websiteId, email })
    const change = { $set: { email, leftAt: clock(), unread: false } }
    await rows.raw.updateOne({ token, leftAt: null }, change)
  },
  /** Forgets that an address had left, as it is being asked anew. */
  forgetLeft: async (websiteId: string, hash: string): Promise<void> => {
    await rows.raw.deleteOne({ websiteId, email: hash })
  },
})

/** The subscriptions of one deployment. */
export const openNewsletterSubscriptions = (db: Db, clock: () => Date) => {
  const rows = newsletterSubscriptions.open(db)
  return { ...asking(rows, clock), ...signUpList(rows) }
}

/** The subscriptions of one deployment. */
export type NewsletterSubscriptions = ReturnType<typeof openNewsletterSubscriptions>
