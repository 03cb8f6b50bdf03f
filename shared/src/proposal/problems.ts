import type { Problem } from '../problem/problem.ts'

/** What is proposed cannot be done to this draft, or changes nothing. */
export const unfitEdit: Problem = {
  code: 'proposal.unfit',
  status: 422,
  text: 'This change cannot be made here.',
}
