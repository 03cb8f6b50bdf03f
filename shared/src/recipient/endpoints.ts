import * as z from 'zod/mini'
import { emailMaximum } from '../email/email-maximum.ts'
import { defineEndpoint } from '../endpoint/endpoint.ts'
import { tokenSchema } from '../endpoint/sent-text.ts'

/**
 * What stands between an address and the messages of a website's visitors: nothing, because it is the owner's own or
 * has agreed; it was asked; it was not.
 */
export const recipientStates = ['owner', 'confirmed', 'asked', 'unasked'] as const
export type RecipientState = (typeof recipientStates)[number]

const email = z.string().check(z.maxLength(emailMaximum))

/** The state of one address, and the owner's, which gets the messages meanwhile. */
export const recipientAnswerSchema = z.strictObject({ state: z.enum(recipientStates), owner: z.string() })
export type RecipientAnswer = z.infer<typeof recipientAnswerSchema>

/** Whether an address gets the messages of a website's visitors. */
export const readRecipientEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/drafts/:id/recipient',
  action: 'draft.read-recipient',
  query: z.strictObject({ email }),
  answer: recipientAnswerSchema,
})

/** Asks an address by mail whether it wants the messages of a website's visitors. */
export const askRecipientEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/drafts/:id/recipient',
  action: 'draft.ask-recipient',
  body: z.strictObject({ email }),
  answer: recipientAnswerSchema,
})

/** Says yes to such a mail, by the token in its link; there is nothing to say it to where it is too old. */
export const confirmRecipientEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/recipients/confirm',
  action: 'recipient.confirm',
  body: z.strictObject({ token: tokenSchema }),
  answer: z.strictObject({ isConfirmed: z.boolean() }),
})
