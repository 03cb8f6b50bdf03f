import type { LatePart } from '../late-part.ts'

/** What of the Gallery section comes apart. */
export const galleryLate = {
  wants: [
    { what: 'One photograph', why: 'Your work in daylight says more than words' },
    { what: 'Another', why: '' },
  ],
} as const satisfies LatePart
