import type { SectionPurpose } from '../offer.ts'

/** What the owner is told of the Customer Reviews section. */
export const customerReviewsOffer: SectionPurpose = {
  purpose: 'What customers said, in their words.',
  alsoCalled: 'testimonials reviews ratings',
}
