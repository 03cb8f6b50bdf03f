import type { Problem } from '../problem/problem.ts'

/** Specification 2 and 5: the description is too thin to make a website from. */
export const moreInformationNeeded: Problem = {
  code: 'generation.more-information-needed',
  status: 422,
  text: 'More information needed',
  field: 'businessActivities',
}
