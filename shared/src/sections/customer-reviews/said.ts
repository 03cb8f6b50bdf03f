import type { SaidWords } from '../said.ts'

/** What the Customer Reviews section says in the product's own words. */
export const customerReviewsSaid: SaidWords = ({ sample }) => [sample.author, sample.authorLocation]
