import * as z from 'zod/mini'
import { emailMaximum } from '../email/email-maximum.ts'
import { defineEndpoint } from '../endpoint/endpoint.ts'
import { asTyped } from '../endpoint/sent-text.ts'
import type { Problem } from '../problem/problem.ts'

/** Specification 8: whoever signs in to an account that the operator disabled. */
export const accountDisabled: Problem = {
  code: 'account.disabled',
  status: 403,
  text: 'This account is disabled.',
}

/** There is no account of the address that the operator named. */
export const noAccountOfAddress: Problem = {
  code: 'account.none-of-address',
  status: 404,
  text: 'User not found.',
}

/** Whether somebody may sign in to an account. */
const state = z.enum(['disabled', 'allowed'])

/** The operator signs somebody out for good, or lets them sign in again. `email` is the account's address. */
export const disableAccountEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/disabled-accounts',
  action: 'account.disable',
  body: z.strictObject({ email: asTyped(emailMaximum), state }),
  answer: z.strictObject({ userId: z.string(), state }),
})
