import type { SectionPurpose } from '../offer.ts'

/** What the owner is told of the Image Banner section. */
export const imageBannerOffer: SectionPurpose = {
  purpose: 'A wide picture across the page.',
  alsoCalled: 'photo picture',
}
