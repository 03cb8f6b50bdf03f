import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint/endpoint.ts'
import { definePage } from '../endpoint/page-endpoint.ts'
import { formPaths } from '../paths/server-paths.ts'
import { waitingReviewsMaximum } from './waiting-share.ts'

/** Where a customer writes who was sent the link; its key is the website's alone. */
export const showReviewPage = definePage({ method: 'GET', path: `${formPaths.review}/:websiteId/:key` })

/** Sends what they wrote. */
export const sendReviewPage = definePage({ method: 'POST', path: showReviewPage.path })

/** A review that waits for its owner, as its customer wrote it. */
const proposedReview = z.strictObject({
  id: z.string(),
  paragraph: z.string(),
  authorName: z.string(),
  authorLocation: z.string(),
  createdAt: z.string(),
})
export type ProposedReview = z.infer<typeof proposedReview>

/** `link` is where customers write; '' while the website is not published, and there is no page for it. */
const askedReviews = z.strictObject({
  link: z.string(),
  reviews: z.array(proposedReview).check(z.maxLength(waitingReviewsMaximum)),
})
export type AskedReviews = z.infer<typeof askedReviews>

/** The reviews that wait, the newest first, and the link to send. */
export const readReviewsEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/drafts/:id/reviews',
  action: 'draft.read-reviews',
  answer: askedReviews,
})

/** A review waits no more: it stands in the draft as it was, or was left out. One that is gone already is no error. */
export const settleReviewEndpoint = defineEndpoint({
  method: 'DELETE',
  path: '/api/drafts/:id/reviews/:review',
  action: 'draft.settle-review',
})
