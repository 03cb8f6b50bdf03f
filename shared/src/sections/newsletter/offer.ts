import type { SectionPurpose } from '../offer.ts'

/** What the owner is told of the Newsletter section. */
export const newsletterOffer: SectionPurpose = {
  purpose: 'A way to hear from you again.',
  alsoCalled: 'mailing list subscribe sign-up',
}
