import type { Problem } from '../problem/problem.ts'
import { passwordMaximum, passwordMinimum } from './password.ts'

/**
 * Specification 8: the one answer to an address and a password that open no account. Whether there is an account, or
 * one with a password, is told to nobody.
 */
export const incorrectPassword: Problem = {
  code: 'account.incorrect-password',
  status: 401,
  text: 'Incorrect password.',
  field: 'password',
}

/** Specification 5: the current password that a change asks for is another. Whoever types it is signed in and stays so. */
export const wrongCurrentPassword: Problem = {
  code: 'account.wrong-current-password',
  status: 403,
  text: 'Incorrect password.',
  field: 'current',
}

/** An account has a password when its first is to be set: in another tab, or on another device. */
export const passwordIsSet: Problem = {
  code: 'account.password-is-set',
  status: 409,
  text: 'This account has a password already. Change it instead.',
  field: 'password',
}

/** A new password is too short, or longer than anybody types. */
export const unsuitablePassword: Problem = {
  code: 'account.unsuitable-password',
  status: 400,
  text: `A password has ${passwordMinimum} to ${passwordMaximum} characters.`,
  field: 'password',
}

/** Checking a password is dear, and too many wait for it. */
export const passwordsBusy: Problem = {
  code: 'account.busy',
  status: 503,
  text: 'Many people are signing in right now. Please try again in a moment, or use a code.',
}
