import type { Problem } from '../problem/problem.ts'

/** Specification 5: creating beyond the limit. */
export const websiteLimitReached: Problem = {
  code: 'website.limit-reached',
  status: 403,
  text: 'Maximum allowed website limit exceeded',
}

/** Specification 8: no such website, or none that this person may know of. */
export const noWebsiteAtLink: Problem = {
  code: 'website.not-found',
  status: 404,
  text: 'No website at this link',
}

/** The role on this website does not allow what was asked. */
export const notAllowed: Problem = {
  code: 'website.not-allowed',
  status: 403,
  text: 'Only the owner can do this.',
}

/** Specification 6: the caller may only look on. */
export const notAnEditor: Problem = {
  code: 'website.not-an-editor',
  status: 403,
  text: 'You can look at this website, but not change it.',
}

/** Publishing without edit control. */
export const someoneElseEdits: Problem = {
  code: 'draft.control-elsewhere',
  status: 409,
  text: 'Someone else is editing now',
}

/** Nobody can tell yet whether a take of edit control went through. */
export const controlUnknown: Problem = {
  code: 'draft.control-unknown',
  status: 503,
  text: 'Whether you have edit control is not known yet. Please wait a moment.',
}

/** Specification 8: creation failed. */
export const creationFailed: Problem = {
  code: 'website.creation-failed',
  status: 500,
  text: 'There was a problem creating your website',
}

/** What is stored of the draft would cost more to load than any draft does. */
export const draftDamaged: Problem = {
  code: 'draft.damaged',
  status: 423,
  text: 'This website cannot be opened just now. Visitors still see what you published.',
}
