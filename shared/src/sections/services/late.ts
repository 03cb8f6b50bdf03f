import type { LatePart } from '../late-part.ts'

/** What of the Services section comes apart. */
export const servicesLate = {
  wants: [
    { what: 'Something you do', why: 'Its name, and a price if you like' },
    { what: 'Another', why: '' },
    { what: 'Another', why: '' },
  ],
} as const satisfies LatePart
