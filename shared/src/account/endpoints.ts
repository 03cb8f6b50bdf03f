import * as z from 'zod/mini'
import { emailMaximum } from '../email/email-maximum.ts'
import { defineEndpoint } from '../endpoint/endpoint.ts'
import { asTyped, tokenSchema } from '../endpoint/sent-text.ts'
import { accountSchema } from './account.ts'
import { codeLength } from './code.ts'
import { verifyStatuses } from './verify-status.ts'

/** Asks for a sign-in code by mail; the answer is the same whether or not the address has an account. */
export const sendCodeEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/login/otp/generate',
  action: 'session.start',
  body: z.strictObject({ email: asTyped(emailMaximum) }),
  answer: z.strictObject({ sessionId: z.string(), expiresAt: z.string() }),
})

/** Tries a code; a session begins when it is right. */
export const verifyCodeEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/login/otp/verify',
  action: 'session.start',
  body: z.strictObject({
    sessionId: tokenSchema,
    code: asTyped(codeLength),
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

/** Which ways to sign in this deployment offers beside those that it always does. */
export const sessionOptionsEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/session/options',
  action: 'session.options',
  answer: z.strictObject({ google: z.boolean() }),
})
