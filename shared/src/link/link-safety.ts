import type { Problem } from '../problem/problem.ts'

/** Specification 3: link safety. */
export const linkSafetyStates = ['Pending', 'Checking', 'Failed', 'Safe', 'Unsafe'] as const
export type LinkSafety = (typeof linkSafetyStates)[number]

/** Specification 8: what a link check can say. */
export const linkSafetyProblems = {
  failed: { code: 'link.check-failed', status: 502, text: 'Verification process failed. Please try again.' },
  unsafe: { code: 'link.unsafe', status: 422, text: 'URL flagged as malicious.' },
} as const satisfies Record<string, Problem>
