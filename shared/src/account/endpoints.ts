import * as z from 'zod/mini'
import { emailMaximum } from '../email/email-maximum.ts'
import { defineEndpoint } from '../endpoint/endpoint.ts'
import { accountSchema } from './account.ts'
import { verifyStatuses } from './verify-status.ts'

/** Asks for a sign-in code by mail; the answer is the same whether or not the address has an account. */
export const sendCodeEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/login/otp/generate',
  action: 'session.start',
  // As it was typed: what is no address is said to be none, in words.
  body: z.strictObject({ email: z.string().check(z.maxLength(emailMaximum * 4)) }),
  answer: z.strictObject({ sessionId: z.string(), expiresAt: z.string() }),
})

/** Tries a code; a session begins when it is right. */
export const verifyCodeEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/login/otp/verify',
  action: 'session.start',
  body: z.strictObject({
    sessionId: z.string().check(z.maxLength(64)),
    code: z.string().check(z.maxLength(32)),
  }),
  answer: z.strictObject({
    status: z.enum(verifyStatuses),
    accessToken: z.optional(z.string()),
    user: z.optional(accountSchema),
  }),
})

/** Registers the account: 201 the first time. */
export const registerEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/login/register',
  action: 'account.register',
  answer: z.strictObject({}),
  statuses: [201, 200],
})

/** Which ways to sign in this deployment offers: the address that begins signing in with Google, or null. */
export const sessionOptionsEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/session/options',
  action: 'session.options',
  answer: z.strictObject({ google: z.nullable(z.string()) }),
})
