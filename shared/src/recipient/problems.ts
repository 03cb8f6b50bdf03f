import type { Problem } from '../problem/problem.ts'

/** Specification 8: what was given is no address. */
export const invalidRecipient: Problem = {
  code: 'recipient.email-invalid',
  status: 400,
  text: 'Please enter a valid email address',
  field: 'email',
}
