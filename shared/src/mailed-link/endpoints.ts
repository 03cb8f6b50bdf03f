import * as z from 'zod/mini'
import { accountSchema } from '../account/account.ts'
import { emailMaximum } from '../email/email-maximum.ts'
import { defineEndpoint } from '../endpoint/endpoint.ts'
import { asTyped, tokenSchema } from '../endpoint/sent-text.ts'
import { linkStatuses } from './link-status.ts'

/** Asks for a magic link by mail; the answer is the same whether or not the address has an account. */
export const sendLinkEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/login/link/',
  action: 'session.start',
  body: z.strictObject({ email: asTyped(emailMaximum) }),
  answer: z.strictObject({ expiresAt: z.string() }),
})

/** Signs in by the token of a magic link, in the browser that asked for it alone. */
export const openLinkEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/login/link/verify',
  action: 'session.start',
  body: z.strictObject({ token: tokenSchema }),
  answer: z.strictObject({
    status: z.enum(linkStatuses),
    accessToken: z.optional(z.string()),
    user: z.optional(accountSchema),
  }),
})
