import * as z from 'zod/mini'

/** What a row of NewsletterSubscriptions holds. */
export const subscriptionRowSchema = z.object({
  _id: z.string(),
  websiteId: z.string(),
  /** Of an address that has left the list a keyed hash alone (ruling 17), which no address looks like. */
  email: z.string(),
  /** What the token of the confirmation mail is made of, with the deployment's secret; rows of old have none. */
  secret: z.optional(z.string()),
  /** Hash of that token. */
  token: z.string(),
  /** What the form said when the address was given. */
  consentText: z.string(),
  createdAt: z.date(),
  confirmedAt: z.nullable(z.date()),
  /** When it left the list. */
  leftAt: z.optional(z.nullable(z.date())),
  /** Whether its owner has not looked at it since it was confirmed. */
  unread: z.optional(z.boolean()),
  /** When it is forgotten unless it is confirmed before; none once it is. */
  waitsUntil: z.optional(z.date()),
})

/** A row of NewsletterSubscriptions: an address that was typed in, and later perhaps confirmed. */
export type SubscriptionRow = z.output<typeof subscriptionRowSchema>
