import { rowIdDigits } from '../text/row-id.ts'

/** Names one draft, and its document on the wire. */
export const draftIdPattern = new RegExp(`^${rowIdDigits}$`)
