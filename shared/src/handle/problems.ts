import type { Problem } from '../problem/problem.ts'
import { handleTexts } from './handle.ts'

/** The text is no handle. */
export const invalidHandle: Problem = {
  code: 'handle.invalid',
  status: 400,
  text: handleTexts.rule,
  field: 'handle',
}

/** The handle is reserved, or somebody else's. */
export const handleUnavailable: Problem = {
  code: 'handle.unavailable',
  status: 409,
  text: handleTexts.unavailable,
  field: 'handle',
}

/** An editor publishes where the website stands: which address that is, its owner says. */
export const handleIsOwners: Problem = {
  code: 'handle.owner-only',
  status: 403,
  text: 'Only the owner can choose the web address.',
  field: 'handle',
}

/** The handle could be taken for somebody whom people trust with a password or money. */
export const handleDeceives: Problem = {
  code: 'handle.deceives',
  status: 409,
  text: `${handleTexts.unavailable}: it could be taken for another company or a sign-in page`,
  field: 'handle',
}
