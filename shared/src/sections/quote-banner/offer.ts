import type { SectionPurpose } from '../offer.ts'

/** What the owner is told of the Text Banner section. */
export const quoteBannerOffer: SectionPurpose = {
  purpose: 'A sentence that stands on its own.',
  alsoCalled: 'quote about statement',
}
