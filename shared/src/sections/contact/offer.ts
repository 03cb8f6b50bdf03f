import type { SectionPurpose } from '../offer.ts'

/** What the owner is told of the Contact section. */
export const contactOffer: SectionPurpose = {
  purpose: 'How to reach you, and a form that does.',
  alsoCalled: 'opening hours times phone email address map form message',
}
