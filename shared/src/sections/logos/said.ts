import type { SaidWords } from '../said.ts'

/** What the Logo Grid section says in the product's own words. */
export const logosSaid: SaidWords = ({ logos }) => [logos.headings]
