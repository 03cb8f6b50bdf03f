import type { Problem } from '../problem/problem.ts'

/** Specification 5: the new address is the one that the account has. */
export const sameEmail: Problem = {
  code: 'account.same-email',
  status: 400,
  text: 'This is your email already.',
  field: 'email',
}

/** The account has a password, and an address is changed with that. */
export const currentPasswordNeeded: Problem = {
  code: 'account.current-password-needed',
  status: 409,
  text: 'Please give your current password.',
  field: 'current',
}
