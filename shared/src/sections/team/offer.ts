import type { SectionPurpose } from '../offer.ts'

/** What the owner is told of the Team section. */
export const teamOffer: SectionPurpose = {
  purpose: 'The people a customer will meet.',
  alsoCalled: 'people staff about us',
}
