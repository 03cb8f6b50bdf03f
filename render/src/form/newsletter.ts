import { mailboxOf } from '@shingle/shared/email/mailbox.ts'
import { mailedTokenHash, mintMailedSecret } from '@shingle/storage/codes/mailed-token.ts'
import type { OrderMail } from '@shingle/storage/mail/order-mail.ts'
import { openNewsletterSubscriptions } from '@shingle/storage/rows/newsletter-subscriptions.ts'
import type { Db } from 'mongodb'
import type { FormLimits } from './form-limits.ts'

interface NewsletterPorts {
  readonly db: Db
  readonly secret: Uint8Array
  readonly orderMail: OrderMail
  readonly limits: Pick<FormLimits, 'countConfirmation'>
  readonly clock: () => Date
}

/** Which address, by which words of the form of whose website, from which network address. */
interface Asked {
  readonly ownerId: string
  readonly email: string
  readonly consentText: string
  readonly address: string
}

/** Subscriptions that count only once the address itself has confirmed them. */
export interface Newsletter {
  readonly ask: (websiteId: string, asked: Asked) => Promise<void>
  /** The subscription that a mailed link belongs to. */
  readonly find: (token: string) => Promise<{ websiteId: string; isConfirmed: boolean } | undefined>
  readonly confirm: (token: string) => Promise<void>
  /** Takes the address off the list, at once and without a trace. */
  readonly leave: (token: string) => Promise<void>
}

/** Opens the subscriptions. */
export const createNewsletter = ({ db, secret, orderMail, limits, clock }: NewsletterPorts): Newsletter => {
  const rows = openNewsletterSubscriptions(db, clock)
  return {
    ask: async (websiteId, { address, ownerId, ...given }) => {
      const waiting = await rows.ask({ websiteId, ...mintMailedSecret('newsletter', secret), ...given })
      // On the list already, or asked often today: the answer is the same, so that nobody learns who is on it.
      if (waiting === undefined) return
      const recipient = mailboxOf(given.email)
      if (!(await limits.countConfirmation({ ownerId, recipient, address }))) return
      await orderMail({ mail: 'newsletter-confirmation', data: { subscriptionId: waiting._id } })
    },
    find: async (token) => {
      const row = await rows.ofToken(mailedTokenHash(token))
      return row && { websiteId: row.websiteId, isConfirmed: row.confirmedAt !== null }
    },
    confirm: (token) => rows.confirm(mailedTokenHash(token)),
    leave: (token) => rows.remove(mailedTokenHash(token)),
  }
}
