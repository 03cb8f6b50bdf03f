import type { LatePart } from '../late-part.ts'

/** What of the Frequently Asked Questions section comes apart. */
export const frequentlyAskedQuestionsLate = {
  wants: [{ what: 'A question you often hear', why: 'With the answer you give' }],
} as const satisfies LatePart
