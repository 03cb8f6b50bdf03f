import * as z from 'zod/mini'
import { accountSchema } from '../account/account.ts'
import { defineEndpoint } from '../endpoint/endpoint.ts'
import { tokenSchema } from '../endpoint/sent-text.ts'

// Google's authorization codes and ID tokens; theirs have no stated limit.
const googleTextMaximum = 4096
const googleText = z.string().check(z.maxLength(googleTextMaximum))

/** What a browser asks Google with. */
const googleQuestion = z.strictObject({
  state: z.string(),
  /** Where a window or this page goes; it comes back to the page of signing in with Google. */
  address: z.string(),
  clientId: z.string(),
  /** What an ID token for this browser has to hold. */
  nonce: z.string(),
})

/** Prepares signing in with Google in this browser: the address to open, and what Google's own prompt is given. */
export const beginGoogleEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/login/google/begin',
  action: 'session.start',
  answer: googleQuestion,
})

const proof = {
  state: tokenSchema,
  /** Whose account it must be, where somebody proves once more who they are. */
  accountId: z.optional(tokenSchema),
}

/**
 * What Google's word leads to: into the account; or, where an account has the address and Google alone does not vouch
 * for it, the person signs in to that once by other means and then connects the two with the `ticket`.
 */
const googleAnswer = z.strictObject({
  status: z.enum(['Success', 'ConnectFirst']),
  accessToken: z.optional(z.string()),
  user: z.optional(accountSchema),
  email: z.optional(z.string()),
  ticket: z.optional(z.string()),
})

/** Signs in by the code that Google sent this browser back with. */
export const signInByGoogleEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/login/google',
  action: 'session.start',
  body: z.strictObject({ code: googleText, ...proof }),
  answer: googleAnswer,
})

/** Signs in by the ID token of Google's own prompt. */
export const signInByOneTapEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/login/google/one-tap',
  action: 'session.start',
  body: z.strictObject({ credential: googleText, ...proof }),
  answer: googleAnswer,
})

/** Connects the Google account of a ticket to the account of the same address, once somebody signed in to that. */
export const connectGoogleEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/account/google',
  action: 'account.connect-google',
  body: z.strictObject({ ticket: googleText }),
  answer: z.strictObject({ isConnected: z.boolean() }),
})

/** Prepares connecting a Google account to one's own in this browser. */
export const beginConnectingGoogleEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/account/google/begin',
  action: 'account.connect-google',
  answer: googleQuestion,
})

/** Connects the Google account that sent this browser back with a code to one's own, whatever address it has. */
export const connectGoogleByCodeEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/account/google/code',
  action: 'account.connect-google',
  body: z.strictObject({ code: googleText, state: tokenSchema }),
})

/** Takes the Google account off one's own: it signs in no more. */
export const disconnectGoogleEndpoint = defineEndpoint({
  method: 'DELETE',
  path: '/api/account/google',
  action: 'account.disconnect-google',
})
