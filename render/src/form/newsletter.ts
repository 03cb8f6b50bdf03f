import { createHash, randomBytes } from 'node:crypto'
import type { Origins } from '@shingle/shared/origins/origins.ts'
import type { MailSender } from '@shingle/storage/mail/mail-sender.ts'
import { openNewsletterSubscriptions } from '@shingle/storage/rows/newsletter-subscriptions.ts'
import type { PublishedSite } from '@shingle/storage/rows/websites.ts'
import type { Db } from 'mongodb'
import { confirmationMail } from './submission-mail.ts'

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

/** Opens the subscriptions. */
export const createNewsletter = ({ db, mail, origins, clock }: NewsletterPorts): Newsletter => {
  const rows = openNewsletterSubscriptions(db, clock)
  return {
    ask: async (site, given) => {
      const token = randomBytes(32).toString('base64url')
      // On the list already: the answer is the same, so that nobody learns who is on it.
      if (!(await rows.ask({ websiteId: site.websiteId, token: hashOf(token), ...given }))) return
      const confirmUrl = `${origins.sites}/n/${token}`
      await mail.send({
        to: given.email,
        ...confirmationMail({ businessName: site.content.business.name, confirmUrl }),
      })
    },
    find: async (token) => {
      const row = await rows.ofToken(hashOf(token))
      return row && { websiteId: row.websiteId, isConfirmed: row.confirmedAt !== null }
    },
    confirm: (token) => rows.confirm(hashOf(token)),
    leave: (token) => rows.remove(hashOf(token)),
  }
}
