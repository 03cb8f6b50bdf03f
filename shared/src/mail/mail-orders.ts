import * as z from 'zod/mini'
import { removableWays } from '../ways/removable-ways.ts'

/**
 * Every mail that can be ordered, and what an order says: the ids of what the mail is about, and at most a date, which
 * way or the name of a business, so that no other word, address or secret waits in the queue, and a mail whose reason is gone is not sent.
 */
export const mailOrders = {
  'sign-in-code': z.object({ sessionId: z.string() }),
  'sign-in-link': z.object({ linkId: z.string() }),
  'sign-up': z.object({ linkId: z.string() }),
  'new-password': z.object({ linkId: z.string() }),
  'new-email': z.object({ linkId: z.string() }),
  'new-email-asked': z.object({ linkId: z.string() }),
  'email-changed': z.object({ linkId: z.string() }),
  'email-put-back': z.object({ linkId: z.string() }),
  'password-set': z.object({ userId: z.string() }),
  'password-changed': z.object({ userId: z.string() }),
  'passkey-added': z.object({ passkeyId: z.string() }),
  'assistant-added': z.object({ assistantId: z.string() }),
  'google-connected': z.object({ userId: z.string() }),
  'account-deleted': z.object({ userId: z.string() }),
  'way-removed': z.object({ userId: z.string(), way: z.enum(removableWays) }),
  'stolen-session': z.object({ userId: z.string() }),
  'export-ready': z.object({ userId: z.string(), exportId: z.string() }),
  'export-failed': z.object({ userId: z.string(), exportId: z.string() }),
  'contact-message': z.object({ submissionId: z.string() }),
  'proposed-review': z.object({ reviewId: z.string() }),
  'recipient-confirmation': z.object({ recipientId: z.string() }),
  'website-report': z.object({ reportId: z.string() }),
  'support-question': z.object({ questionId: z.string() }),
  'lead-digest': z.object({ websiteId: z.string(), until: z.string() }),
  'new-subscriber': z.object({ subscriptionId: z.string() }),
  'newsletter-confirmation': z.object({ subscriptionId: z.string() }),
  invite: z.object({ inviteId: z.string() }),
  'editor-removed': z.object({ websiteId: z.string(), userId: z.string() }),
  'website-received': z.object({ websiteId: z.string(), fromId: z.string(), toId: z.string() }),
  'website-handed-over': z.object({ websiteId: z.string(), fromId: z.string(), toId: z.string() }),
  'publish-failed': z.object({ websiteId: z.string(), planId: z.string() }),
  'domain-connected': z.object({ domainId: z.string() }),
  'domain-failing': z.object({ domainId: z.string() }),
  'domain-failed': z.object({ domainId: z.string() }),
  'domain-unrenewed': z.object({ domainId: z.string() }),
  'domain-disconnected': z.object({ domainId: z.string(), companyName: z.optional(z.string()) }),
} as const

/** The name of a mail. */
export type MailName = keyof typeof mailOrders

/** What the order of one mail says. */
export type MailOrderData<Name extends MailName> = z.output<(typeof mailOrders)[Name]>

/** The order of any mail. */
export type MailOrder = {
  [Name in MailName]: { readonly mail: Name; readonly data: MailOrderData<Name> }
}[MailName]

const isMailName = (name: string): name is MailName => Object.hasOwn(mailOrders, name)

/** Every mail's name. */
export const mailNames: readonly MailName[] = Object.keys(mailOrders).filter(isMailName)
