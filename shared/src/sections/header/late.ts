import { barClass } from './bar-room.ts'
import { lateHeaderStyle } from './late-style.ts'

/** What of the Header section comes apart. */
export const headerLate = {
  style: lateHeaderStyle,
  barClass,
} as const
