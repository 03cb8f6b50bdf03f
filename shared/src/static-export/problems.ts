import type { Problem } from '../problem/problem.ts'

/** There are no files of a page that visitors do not see. */
export const notPublishedYet: Problem = {
  code: 'website.not-published',
  status: 409,
  text: 'Publish this website first: its files are those that visitors see.',
}
