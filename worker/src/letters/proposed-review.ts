import { designerPath } from '@shingle/shared/paths/app-paths.ts'
import { openDraftWebsites } from '@shingle/storage/rows/draft-websites.ts'
import { openProposedReviews } from '@shingle/storage/rows/proposed-reviews.ts'
import { openUsers } from '@shingle/storage/rows/users.ts'
import type { LetterSources, LetterWriter } from './letter-writer.ts'

/** Tells the owner of a review that waits; nobody where it is settled already, or its website is gone. */
export const proposedReview = ({ db, origins, clock }: LetterSources): LetterWriter<'proposed-review'> => {
  const [reviews, drafts, users] = [
    openProposedReviews(db),
    openDraftWebsites(db, clock),
    openUsers(db, clock),
  ]
  return async ({ reviewId }) => {
    const review = await reviews.find(reviewId)
    const ownerId = review && (await drafts.ownerOf(review.websiteId))
    const to = ownerId === undefined ? undefined : await users.addressOf(ownerId)
    if (review === undefined || to === undefined) return undefined
    const { proposedReviewMail } = await import('@shingle/mail/proposed-review.ts')
    const { writeMail } = await import('@shingle/mail/write-mail.tsx')
    const { paragraph, authorName, authorLocation, websiteId } = review
    const designerUrl = `${origins.app}${designerPath(websiteId)}`
    return {
      to,
      ...(await writeMail(proposedReviewMail, { paragraph, authorName, authorLocation, designerUrl })),
    }
  }
}
