import type { SectionPurpose } from '../offer.ts'

/** What the owner is told of the Logo Grid section. */
export const logosOffer: SectionPurpose = {
  purpose: 'Partners, certificates and associations.',
  alsoCalled: 'partners clients brands',
}
