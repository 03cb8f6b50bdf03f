import type { SectionPurpose } from '../offer.ts'

/** What the owner is told of the Footer section. */
export const footerOffer: SectionPurpose = {
  purpose: 'The last line of the page.',
  alsoCalled: 'bottom copyright legal',
}
