import type { SaidWords } from '../said.ts'

/** What the Newsletter section says in the product's own words. */
export const newsletterSaid: SaidWords = ({ newsletter }) => [
  newsletter.fieldLabel,
  newsletter.button,
  newsletter.success,
]
