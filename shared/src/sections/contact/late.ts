import type { LatePart } from '../late-part.ts'
import { personStyle } from './layouts/person/style.ts'

/** What of the Contact section comes apart. */
export const contactLate = {
  style: personStyle,
} as const satisfies LatePart
