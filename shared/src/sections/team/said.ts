import type { SaidWords } from '../said.ts'

/** What the Team section says in the product's own words. */
export const teamSaid: SaidWords = ({ sample, team }) => [sample.memberName, team.headings]
