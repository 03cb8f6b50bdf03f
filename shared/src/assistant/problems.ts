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

/** The website was never published: its address is not there yet. */
export const notPublishedYet: Problem = {
  code: 'assistant.not-published-yet',
  status: 409,
  text: 'Publish it once yourself: a first address is for people to choose.',
}

/** The draft is another one than the assistant read: its short names may stand for something else by now. */
export const draftChangedSince: Problem = {
  code: 'assistant.draft-changed',
  status: 409,
  text: 'The draft was changed since it was read. Read it again: its short names may stand for something else by now.',
}
