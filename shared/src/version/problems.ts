import type { Problem } from '../problem/problem.ts'

/** No such version of this draft. */
export const noSuchVersion: Problem = {
  code: 'version.not-found',
  status: 404,
  text: 'This version is no longer kept.',
}
