import { mailboxOf } from '@shingle/shared/email/mailbox.ts'
import { leftAddress } from '@shingle/storage/codes/left-address.ts'
import { mailedTokenHash, mintMailedSecret } from '@shingle/storage/codes/mailed-token.ts'
import type { OrderMail } from '@shingle/storage/mail/order-mail.ts'
import { openNewsletterSubscriptions } from '@shingle/storage/rows/newsletter-subscriptions.ts'
import type { Db } from 'mongodb'
import type { CausedMail, FormLimits } from './form-limits.ts'

interface NewsletterPorts {
  readonly db: Db
  readonly secret: Uint8Array
  readonly orderMail: OrderMail
  readonly limits: Pick<FormLimits, 'countConfirmation' | 'countMessage'>
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
  /** Keeps an address and has it asked to confirm; false where no such mail can go today, and then nothing is kept. */
  readonly ask: (websiteId: string, asked: Asked) => Promise<boolean>
  /** The subscription that a mailed link belongs to. */
  readonly find: (
    token: string,
  ) => Promise<
    { readonly websiteId: string; readonly standing: 'waiting' | 'confirmed' | 'left' } | undefined
  >
  /** Makes the subscription count, and has its owner told of it. */
  readonly confirm: (token: string, by: CausedMail) => Promise<void>
  /** Takes the address off the list, at once; of it only a hash stays, and nothing where it was never on it. */
  readonly leave: (token: string) => Promise<void>
}

/** Opens the subscriptions. */
export const createNewsletter = ({ db, secret, orderMail, limits, clock }: NewsletterPorts): Newsletter => {
  const rows = openNewsletterSubscriptions(db, clock)
  return {
    ask: async (websiteId, { address, ownerId, ...given }) => {
      // Before it is looked whether the address is on the list: the answer is the same, so that nobody learns who is.
      const recipient = mailboxOf(given.email)
      if (!(await limits.countConfirmation({ ownerId, recipient, address }))) return false
      await rows.forgetLeft(websiteId, leftAddress(secret, given.email))
      const waiting = await rows.ask({ websiteId, ...mintMailedSecret('newsletter', secret), ...given })
      if (waiting !== undefined)
        await orderMail({ mail: 'newsletter-confirmation', data: { subscriptionId: waiting._id } })
      return true
    },
    find: async (token) => {
      const row = await rows.ofToken(mailedTokenHash(token))
      if (row === undefined) return undefined
      const isOn = row.confirmedAt === null ? 'waiting' : 'confirmed'
      return { websiteId: row.websiteId, standing: row.leftAt ? 'left' : isOn }
    },
    confirm: async (token, by) => {
      const confirmed = await rows.confirm(mailedTokenHash(token))
      if (confirmed === undefined || !(await limits.countMessage(by))) return
      await orderMail({ mail: 'new-subscriber', data: { subscriptionId: confirmed._id } })
    },
    leave: (token) => rows.leave(mailedTokenHash(token), (email) => leftAddress(secret, email)),
  }
}
