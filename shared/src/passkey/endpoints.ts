import * as z from 'zod/mini'
import { accountSchema } from '../account/account.ts'
import { defineEndpoint } from '../endpoint/endpoint.ts'
import { sentLine } from '../endpoint/sent-line.ts'
import { tokenSchema } from '../endpoint/sent-text.ts'
import { passkeyNameMaximum, passkeysMaximum, passkeyTransports } from './limits.ts'

// What an authenticator says, in base64url: ids are short, signed words are not.
const idMaximum = 1400
const saidMaximum = 8192
const id = z.string().check(z.maxLength(idMaximum), z.regex(/^[\w-]+$/))
const said = z.string().check(z.maxLength(saidMaximum), z.regex(/^[\w-]*$/))
const transport = z.enum(passkeyTransports)

/** One passkey, as its owner sees it. */
export const passkeySchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
})
export type Passkey = z.infer<typeof passkeySchema>

/** Prepares signing in with a passkey in this browser: what the authenticator is to sign. */
export const beginPasskeyEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/login/passkey/begin',
  action: 'session.start',
  answer: z.strictObject({ state: z.string(), challenge: z.string(), rpId: z.string() }),
})

/** Signs in by what a passkey signed. */
export const signInByPasskeyEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/login/passkey',
  action: 'session.start',
  body: z.strictObject({
    state: tokenSchema,
    ...{ id, clientDataJSON: said, authenticatorData: said, signature: said },
    /** Whose account it must be, where somebody proves once more who they are. */
    accountId: z.optional(tokenSchema),
  }),
  answer: z.strictObject({ status: z.literal('Success'), accessToken: z.string(), user: accountSchema }),
})

/** Prepares adding a passkey to the account. */
export const beginAddPasskeyEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/account/passkeys/begin',
  action: 'account.add-passkey',
  answer: z.strictObject({
    ...{ state: z.string(), challenge: z.string(), rpId: z.string(), rpName: z.string() },
    /** The handle that authenticators keep for the account, in base64url. */
    userHandle: z.string(),
    userName: z.string(),
    /** The passkeys that the account has: an authenticator that holds one makes no second. */
    existing: z.array(z.string()).check(z.maxLength(passkeysMaximum)),
  }),
})

/** Adds the passkey that an authenticator made. */
export const addPasskeyEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/account/passkeys',
  action: 'account.add-passkey',
  body: z.strictObject({
    ...{ state: tokenSchema, id, clientDataJSON: said, attestationObject: said },
    transports: z.optional(z.array(transport).check(z.maxLength(passkeyTransports.length))),
    name: sentLine(passkeyNameMaximum),
  }),
  answer: passkeySchema,
})

/** Removes a passkey: it signs in no more. A mailed code always does. */
export const removePasskeyEndpoint = defineEndpoint({
  method: 'DELETE',
  path: '/api/account/passkeys/:passkey',
  action: 'account.remove-passkey',
})
