import type { Problem } from '../problem/problem.ts'

/** A prompt that could not be filled in. */
export const unfitPrompt: Problem = {
  code: 'prompt.unfit',
  status: 422,
  text: 'This prompt cannot be used:',
  field: 'text',
}

/** There is no prompt of this name. */
export const noSuchPrompt: Problem = {
  code: 'prompt.not-found',
  status: 404,
  text: 'There is no such prompt.',
}

/** Somebody else changed the prompt meanwhile. */
export const promptChanged: Problem = {
  code: 'prompt.changed',
  status: 409,
  text: 'This prompt was changed meanwhile. Read it again.',
}
