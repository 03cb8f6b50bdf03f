import type { SaidWords } from '../said.ts'

/** What the Scheduling section says in the product's own words. */
export const schedulingSaid: SaidWords = ({ scheduling }) => [scheduling.button]
