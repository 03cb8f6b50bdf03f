import type { SectionPurpose } from '../offer.ts'

/** What the owner is told of the Frequently Asked Questions section. */
export const frequentlyAskedQuestionsOffer: SectionPurpose = {
  purpose: 'Answers to what people ask before they call.',
  alsoCalled: 'faq q&a questions answers help',
}
