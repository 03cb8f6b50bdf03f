import type { LatePart } from '../late-part.ts'

/** What of the Text Banner section comes apart. */
export const quoteBannerLate = {
  wants: [{ what: 'One sentence of yours', why: 'What you would say at the door' }],
} as const satisfies LatePart
