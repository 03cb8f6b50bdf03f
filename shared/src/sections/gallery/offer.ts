import type { SectionPurpose } from '../offer.ts'

/** What the owner is told of the Gallery section. */
export const galleryOffer: SectionPurpose = {
  purpose: 'Pictures of your work or place.',
  alsoCalled: 'photos pictures images portfolio',
}
