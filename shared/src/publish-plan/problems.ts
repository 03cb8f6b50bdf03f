import type { Problem } from '../problem/problem.ts'

/** Publishing is planned for a moment that has gone or is too near, or for one that is too far away. */
export const planTimeUnfit: Problem = {
  code: 'publish-plan.time',
  status: 400,
  text: 'Choose a time at least five minutes from now, within a year.',
  field: 'at',
}

/** Whoever planned it has no right to publish the website when its time comes. */
export const plannerMayNot: Problem = {
  code: 'publish-plan.not-allowed',
  status: 403,
  text: 'Whoever planned this may not publish the website any more.',
}

/** The account of whose website it is was disabled by the operator. */
export const planOwnerDisabled: Problem = {
  code: 'publish-plan.owner-disabled',
  status: 403,
  text: 'The account of this website’s owner is disabled.',
}

/** The plan was taken back, or another took its place, while it was carried out. */
export const planGone: Problem = {
  code: 'publish-plan.gone',
  status: 409,
  text: 'This plan was taken back.',
}
