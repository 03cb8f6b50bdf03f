import type { LatePart } from '../late-part.ts'

/** What of the Customer Reviews section comes apart. */
export const customerReviewsLate = {
  wants: [{ what: 'What somebody said of you', why: 'In their words, with their name' }],
} as const satisfies LatePart
