import { createHash, randomBytes } from 'node:crypto'
import type { Origins } from '@shingle/shared/origins/origins.ts'
import type { MailSender } from '@shingle/storage/mail/mail-sender.ts'
import { type Db, MongoServerError } from 'mongodb'
import type { PublishedSite } from '../site/published-sites.ts'
import { confirmationMail } from './submission-mail.ts'

/** A row of NewsletterSubscriptions: an address that was typed in, and later perhaps confirmed. */
interface SubscriptionRow {
  readonly _id: string
  readonly websiteId: string
  readonly email: string
  /** Hash of the secret in the confirmation mail. */
  readonly token: string
  /** What the form said when the address was given. */
  readonly consentText: string
  readonly createdAt: Date
  readonly confirmedAt: Date | null
}

interface NewsletterPorts {
  readonly db: Db
  readonly mail: MailSender
  readonly origins: Origins
  readonly clock: () => Date
}

/** Subscriptions that count only once the address itself has confirmed them. */
export interface Newsletter {
  readonly ask: (site: PublishedSite, given: { email: string; consentText: string }) => Promise<void>
  /** The subscription that a mailed link belongs to. */
  readonly find: (token: string) => Promise<{ websiteId: string; isConfirmed: boolean } | undefined>
  readonly confirm: (token: string) => Promise<void>
  /** Takes the address off the list, at once and without a trace. */
  readonly leave: (token: string) => Promise<void>
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

const isDuplicate = (thrown: unknown): boolean => thrown instanceof MongoServerError && thrown.code === 11000

/** Opens the subscriptions. */
export const createNewsletter = ({ db, mail, origins, clock }: NewsletterPorts): Newsletter => {
  const rows = db.collection<SubscriptionRow>('NewsletterSubscriptions')

  const store = async (
    websiteId: string,
    email: string,
    fresh: Pick<SubscriptionRow, 'token' | 'consentText'>,
  ) => {
    const created = { _id: randomBytes(12).toString('hex'), createdAt: clock(), confirmedAt: null }
    // A confirmed address is left as it is: the unique key keeps it from being added a second time.
    const filter = { websiteId, email, confirmedAt: null }
    await rows.updateOne(filter, { $set: fresh, $setOnInsert: created }, { upsert: true })
  }

  return {
    ask: async (site, { email, consentText }) => {
      const token = randomBytes(32).toString('base64url')
      try {
        await store(site.websiteId, email, { token: hashOf(token), consentText })
      } catch (thrown) {
        // On the list already: the answer is the same, so that nobody learns who is on it.
        if (isDuplicate(thrown)) return
        throw thrown
      }
      const confirmUrl = `${origins.sites}/n/${token}`
      await mail.send({
        to: email,
        ...confirmationMail({ businessName: site.content.business.name, confirmUrl }),
      })
    },
    find: async (token) => {
      const row = await rows.findOne({ token: hashOf(token) })
      return row === null ? undefined : { websiteId: row.websiteId, isConfirmed: row.confirmedAt !== null }
    },
    confirm: async (token) => {
      await rows.updateOne({ token: hashOf(token), confirmedAt: null }, { $set: { confirmedAt: clock() } })
    },
    leave: async (token) => {
      await rows.deleteOne({ token: hashOf(token) })
    },
  }
}
