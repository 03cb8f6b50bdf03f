import type { Problem } from '../problem/problem.ts'
import { trashMaximum } from './limits.ts'

/** The trash holds as many websites as it may: nothing in it goes before its time unasked. */
export const trashFull: Problem = {
  code: 'trash.full',
  status: 409,
  text: `The trash is full: it holds ${trashMaximum} websites. Delete one of them for good first.`,
}
