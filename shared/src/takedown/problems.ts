import type { Problem } from '../problem/problem.ts'

/** What the owner of a website hears that the operator took off the web. */
export const websiteTakenDown: Problem = {
  code: 'website.taken-down',
  status: 403,
  text: 'This website was taken down after a report. Please write to support.',
}
