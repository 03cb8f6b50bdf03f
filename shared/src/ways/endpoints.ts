import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint/endpoint.ts'
import { passkeySchema } from '../passkey/endpoints.ts'
import { passkeysMaximum } from '../passkey/limits.ts'

/** The ways to sign in to an account beside the mailed code and link, which are always there. */
export const waysSchema = z.strictObject({
  google: z.nullable(z.strictObject({ email: z.string(), connectedAt: z.string() })),
  password: z.nullable(z.strictObject({ setAt: z.string() })),
  /** The oldest first. */
  passkeys: z.array(passkeySchema).check(z.maxLength(passkeysMaximum)),
})
export type Ways = z.infer<typeof waysSchema>

/** How one signs in to one's own account. */
export const readWaysEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/account/ways',
  action: 'account.read-ways',
  answer: waysSchema,
})
