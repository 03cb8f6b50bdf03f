import type { SectionPurpose } from '../offer.ts'

/** What the owner is told of the Video section. */
export const videoOffer: SectionPurpose = {
  purpose: 'A film, loaded only when a visitor asks for it.',
  alsoCalled: 'film youtube vimeo',
}
