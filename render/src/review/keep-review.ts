import { randomBytes } from 'node:crypto'
import { oneLine, severalLines } from '@shingle/shared/text/plain-text.ts'
import type { OrderMail } from '@shingle/storage/mail/order-mail.ts'
import { askerOf } from '@shingle/storage/network/network-of.ts'
import { openProposedReviews, type ProposedReviewRow } from '@shingle/storage/rows/proposed-reviews.ts'
import { countedKey } from '@shingle/storage/rows/rate-limits.ts'
import type { PublishedSite } from '@shingle/storage/rows/websites.ts'
import type { Db } from 'mongodb'
import type { FormLimits } from '../form/form-limits.ts'

/** What a customer wrote. */
type Written = Pick<ProposedReviewRow, 'paragraph' | 'authorName' | 'authorLocation'>

/** Keeps a customer's review for the owner, who is told by mail; false where too many wait, of all or of theirs. */
export type KeepReview = (
  site: Pick<PublishedSite, 'websiteId' | 'userId'>,
  written: Written & { readonly address: string },
) => Promise<boolean>

interface ReviewPorts {
  readonly db: Db
  readonly secret: Uint8Array
  readonly orderMail: OrderMail
  readonly limits: Pick<FormLimits, 'countMessage'>
  readonly clock: () => Date
}

/** Opens the reviews that wait. */
export const createKeepReview = ({ db, secret, orderMail, limits, clock }: ReviewPorts): KeepReview => {
  const rows = openProposedReviews(db)
  return async ({ websiteId, userId }, { paragraph, authorName, authorLocation, address }) => {
    const id = randomBytes(12).toString('hex')
    const isKept = await rows.insert({
      ...{ _id: id, websiteId, createdAt: clock(), paragraph: severalLines(paragraph) },
      ...{ authorName: oneLine(authorName), authorLocation: oneLine(authorLocation) },
      asker: countedKey(secret, 'waiting-reviews', `${websiteId} ${askerOf(address)}`),
    })
    // Kept in any case: a mailbox that strangers fill by many forms gets no more of them today.
    if (isKept && (await limits.countMessage({ ownerId: userId, address })))
      await orderMail({ mail: 'proposed-review', data: { reviewId: id } })
    return isKept
  }
}
