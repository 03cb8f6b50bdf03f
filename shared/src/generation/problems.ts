import type { Problem } from '../problem/problem.ts'

/** Specification 2 and 5: the description is too thin to make a website from. */
export const moreInformationNeeded: Problem = {
  code: 'generation.more-information-needed',
  status: 422,
  text: 'More information needed',
  field: 'businessActivities',
}

/** The description takes more time or room to read than any that people write. */
export const descriptionUnreadable: Problem = {
  code: 'generation.description-unreadable',
  status: 422,
  text: 'This description could not be read. Please write it in other words.',
  field: 'businessActivities',
}
