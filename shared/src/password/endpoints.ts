import * as z from 'zod/mini'
import { accountSchema } from '../account/account.ts'
import { emailMaximum } from '../email/email-maximum.ts'
import { defineEndpoint } from '../endpoint/endpoint.ts'
import { asTyped, tokenSchema } from '../endpoint/sent-text.ts'
import { passwordMaximum } from './password.ts'

const email = asTyped(emailMaximum)
const password = asTyped(passwordMaximum)
const entered = { accessToken: z.optional(z.string()), user: z.optional(accountSchema) }

/** Signs in by address and password. */
export const signInByPasswordEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/login/password',
  action: 'session.start',
  body: z.strictObject({ email, password }),
  answer: z.strictObject({ status: z.literal('Success'), accessToken: z.string(), user: accountSchema }),
})

/** Asks for an account with a password; it is made once the address is proven. The answer is the same for every address. */
export const signUpEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/login/password/sign-up',
  action: 'session.start',
  body: z.strictObject({ email, password }),
  answer: z.strictObject({ expiresAt: z.string() }),
})

/**
 * What opening the mail of such a request can answer. Whoever opens it in another browser types the password once more,
 * so that nobody confirms what somebody else has chosen.
 */
export const confirmStatuses = [
  'Success',
  'ExpiredLink',
  'PasswordNeeded',
  'IncorrectPassword',
  'AccountExists',
] as const

/** Proves the address of a new account by the token that was mailed there. */
export const confirmSignUpEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/login/password/confirm',
  action: 'session.start',
  body: z.strictObject({ token: tokenSchema, password: z.optional(password) }),
  answer: z.strictObject({ status: z.enum(confirmStatuses), email: z.optional(z.string()), ...entered }),
})

/** Asks for a mail by which a new password is set; the answer is the same for every address. */
export const forgotPasswordEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/login/password/forgot',
  action: 'session.start',
  body: z.strictObject({ email }),
  answer: z.strictObject({ expiresAt: z.string() }),
})

/** Whose password a mailed token sets; nobody's where it has ended. */
export const readResetEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/login/password/reset/read',
  action: 'session.start',
  body: z.strictObject({ token: tokenSchema }),
  answer: z.strictObject({ email: z.nullable(z.string()) }),
})

/** Sets a new password by a mailed token, signs in with it, and signs every other device out. */
export const resetPasswordEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/login/password/reset',
  action: 'session.start',
  body: z.strictObject({ token: tokenSchema, password }),
  answer: z.strictObject({ status: z.enum(['Success', 'ExpiredLink']), ...entered }),
})

/** Gives an account its first password. */
export const setPasswordEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/account/password',
  action: 'account.set-password',
  body: z.strictObject({ password }),
})

/** Specification 5: gives an account another password, with the current one. Every other device is signed out, and no assistant let in any more. */
export const changePasswordEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/account/password/change',
  action: 'account.change-password',
  body: z.strictObject({ current: password, password }),
})

/** Takes the password off an account, with the current one: a mailed code or link always signs in. */
export const removePasswordEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/account/password/remove',
  action: 'account.remove-password',
  body: z.strictObject({ current: password }),
})
