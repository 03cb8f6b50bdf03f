import type { SectionPurpose } from '../offer.ts'

/** What the owner is told of the Services section. */
export const servicesOffer: SectionPurpose = {
  purpose: 'What you do, each with a text, a price and a picture if you like.',
  alsoCalled: 'prices price list menu offers products',
}
