import type { Problem } from '../problem/problem.ts'
import { passwordMinimum } from './password.ts'

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

/** A new password is too short, or longer than anybody types. */
export const unsuitablePassword: Problem = {
  code: 'account.unsuitable-password',
  status: 400,
  text: `A password has ${passwordMinimum} characters or more.`,
  field: 'password',
}

/** Checking a password is dear, and too many wait for it. */
export const passwordsBusy: Problem = {
  code: 'account.busy',
  status: 503,
  text: 'Many people are signing in right now. Please try again in a moment, or use a code.',
}
