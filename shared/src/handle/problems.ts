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
