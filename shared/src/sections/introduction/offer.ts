import type { SectionPurpose } from '../offer.ts'

/** What the owner is told of the Introduction section. */
export const introductionOffer: SectionPurpose = {
  purpose: 'The first thing a visitor reads: trade, place and one action.',
  alsoCalled: 'hero headline opening start welcome',
}
