import type { LatePart } from '../late-part.ts'
import { lateServices } from './late-style.ts'

/** What of the Services section comes apart. */
export const servicesLate = {
  style: Object.values(lateServices).join(''),
  wants: [
    { what: 'Something you do', why: 'Its name, and a price if you like' },
    { what: 'Another', why: '' },
    { what: 'Another', why: '' },
  ],
} as const satisfies LatePart
