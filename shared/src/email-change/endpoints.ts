import * as z from 'zod/mini'
import { accountSchema } from '../account/account.ts'
import { emailMaximum } from '../email/email-maximum.ts'
import { defineEndpoint } from '../endpoint/endpoint.ts'
import { asTyped, tokenSchema } from '../endpoint/sent-text.ts'
import { passwordMaximum } from '../password/password.ts'

const email = asTyped(emailMaximum)

/** A change of address that waits for its mail to be opened. */
export const emailChangeSchema = z.strictObject({ email: z.string(), expiresAt: z.string() })
export type EmailChange = z.infer<typeof emailChangeSchema>

/** When the address of an account changed, and until when the former one can take the account back: ISO 8601. */
export const wayBackSchema = z.strictObject({ changedAt: z.string(), until: z.string() })
export type WayBack = z.infer<typeof wayBackSchema>

/** Asks for another address, of an account without a password. The answer is the same for every address. */
export const changeEmailEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/account/email',
  action: 'account.change-email',
  body: z.strictObject({ email }),
  answer: emailChangeSchema,
})

/** Specification 5: asks for another address with the current password. */
export const changeEmailByPasswordEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/account/email/by-password',
  action: 'account.change-email-by-password',
  body: z.strictObject({ email, current: asTyped(passwordMaximum) }),
  answer: emailChangeSchema,
})

/** Takes the asking back: the mailed link works no more. */
export const cancelEmailChangeEndpoint = defineEndpoint({
  method: 'DELETE',
  path: '/api/account/email',
  action: 'account.cancel-email-change',
})

/**
 * What opening the mail at the new address leads to. `OtherAccount`: another one asked for it; `AddressTaken`: somebody
 * made an account of it meanwhile.
 */
export const emailChangeStatuses = ['Success', 'ExpiredLink', 'OtherAccount', 'AddressTaken'] as const

/** Gives the account its new address, by the token that was mailed there; every other device is signed out. */
export const confirmEmailEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/account/email/confirm',
  action: 'account.confirm-email',
  body: z.strictObject({ token: tokenSchema }),
  answer: z.strictObject({ status: z.enum(emailChangeStatuses), user: z.optional(accountSchema) }),
})

/** What putting a former address back leads to. `AddressTaken`: it opens an account of its own by now, and all is as it was but that everybody is signed out. */
export const formerEmailStatuses = ['Success', 'ExpiredLink', 'AddressTaken'] as const

/**
 * Gives an account the address back that it had, by the token that was mailed there when it changed. Everybody is signed
 * out, and nothing but the mail to that address signs in.
 */
export const putEmailBackEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/login/former-email',
  action: 'session.start',
  body: z.strictObject({ token: tokenSchema }),
  answer: z.strictObject({ status: z.enum(formerEmailStatuses), email: z.optional(z.string()) }),
})
