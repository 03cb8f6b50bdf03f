import type { Problem } from '../problem/problem.ts'

/** What is proposed cannot be done to this draft, or changes nothing. */
export const unfitEdit: Problem = {
  code: 'proposal.unfit',
  status: 422,
  text: 'This change cannot be made here.',
}

/** To try or make what is proposed took longer than one call may; nothing of it was made. */
export const editsTookTooLong: Problem = {
  code: 'proposal.too-long',
  status: 503,
  text: 'These changes took too long together, and none was made. Ask for fewer at once.',
}
