import type { SectionPurpose } from '../offer.ts'

/** What the owner is told of the Header section. */
export const headerOffer: SectionPurpose = {
  purpose: 'The name, the way round the page and one action, at the top of it.',
  alsoCalled: 'menu navigation logo top',
}
