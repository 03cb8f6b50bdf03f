import type { Problem } from '../problem/problem.ts'
import { assistantsMaximum } from './limits.ts'

/** The account lets in as many assistants as it may. */
export const tooManyAssistants: Problem = {
  code: 'assistant.too-many',
  status: 403,
  text: `You let in ${assistantsMaximum} assistants, as many as there may be. Remove one to make room.`,
}

/** The assistant was not given leave for this. */
export const notGranted: Problem = {
  code: 'assistant.not-granted',
  status: 403,
  text: 'Its owner has not allowed this assistant to do that.',
}
