import { rowIdDigits } from '../text/row-id.ts'

/** Names one lead: a message or a sign-up. */
export const leadIdPattern = new RegExp(`^${rowIdDigits}$`)
