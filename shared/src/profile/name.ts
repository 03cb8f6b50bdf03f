import type { Problem } from '../problem/problem.ts'
import { oneLine } from '../text/plain-text.ts'
import { personNameMaximum } from './name-maximum.ts'

/** A person's name as it is kept. */
export const tidyPersonName = (typed: string): string => oneLine(typed).trim()

/** A name that is longer than people's are. */
export const personNameTooLong: Problem = {
  code: 'account.name-too-long',
  status: 400,
  text: `A name has at most ${personNameMaximum} characters.`,
  field: 'name',
}
