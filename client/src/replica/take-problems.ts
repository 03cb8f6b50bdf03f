import type { Problem } from '@shingle/shared/problem/problem.ts'

const problem = (code: string, text: string): Problem => ({ code, status: 409, text })

/** Why edit control was not taken. */
export const takeProblems = {
  unknown: problem(
    'draft.control-unknown',
    'The server does not answer. Who has edit control will show here as soon as it does.',
  ),
  failed: problem('draft.take-failed', 'Editing could not be started. Please try again.'),
} as const
