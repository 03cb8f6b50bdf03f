import { unreadCountedMaximum } from '@shingle/shared/lead/limits.ts'
import { openCustomerContactForms } from '@shingle/storage/rows/customer-contact-forms.ts'
import { openNewsletterSubscriptions } from '@shingle/storage/rows/newsletter-subscriptions.ts'
import type { Db } from 'mongodb'

/** How many leads of each website nobody has read, counted up to what a badge shows. */
export type CountUnread = (websiteIds: readonly string[]) => Promise<ReadonlyMap<string, number>>

/** Opens the counting. */
export const createCountUnread = ({
  db,
  clock,
}: {
  readonly db: Db
  readonly clock: () => Date
}): CountUnread => {
  const [messages, signUps] = [openCustomerContactForms(db), openNewsletterSubscriptions(db, clock)]
  return async (websiteIds) => {
    const counts = await Promise.all(
      websiteIds.map(async (id) => {
        const [written, signedUp] = await Promise.all([messages.countUnread(id), signUps.countUnread(id)])
        return [id, Math.min(written + signedUp, unreadCountedMaximum)] as const
      }),
    )
    return new Map(counts)
  }
}
