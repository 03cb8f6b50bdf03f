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

/** Why what cannot be undone waits for that, with both moments in the words of whoever says it. */
export const wayBackWords = (changed: string, until: string): string =>
  `Your email was changed on ${changed}. To keep your account safe, nothing is handed over or deleted for good before ${until}.`

/** By what the refusal of what waits for a way back to close is known. */
export const wayBackOpenCode = 'account.way-back-open'

/** What cannot be undone waits as long as the former address can take the account back; both moments in words. */
export const wayBackOpen = (changed: string, until: string): Problem => ({
  code: wayBackOpenCode,
  status: 409,
  text: wayBackWords(changed, until),
})
