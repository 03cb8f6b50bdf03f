import type { LatePart } from '../late-part.ts'

/** What of the Team section comes apart. */
export const teamLate = {
  wants: [{ what: 'Who works here', why: 'A name, and a photograph if you like' }],
} as const satisfies LatePart
