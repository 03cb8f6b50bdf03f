import * as z from 'zod/mini'
import { languageSchema } from '../language/language-schema.ts'
import { draftIdSchema } from '../website/endpoints.ts'
import { leadIdPattern } from './lead-id.ts'
import { answersMaximum } from './limits.ts'
import { spamReasons } from './spam-reasons.ts'

/** What a message is to its owner. */
export const messageStates = ['unread', 'read', 'spam'] as const
export type MessageState = (typeof messageStates)[number]

/** What an address is to a newsletter. */
const signUpStandings = ['waiting', 'confirmed', 'left'] as const

const common = {
  id: z.string().check(z.regex(leadIdPattern)),
  websiteId: draftIdSchema,
  /** What the website's business is called now. */
  businessName: z.string(),
  createdAt: z.string(),
}

/** What one visitor wrote by a contact form. */
export const messageSchema = z.strictObject({
  ...common,
  kind: z.literal('message'),
  state: z.enum(messageStates),
  /** What they filled in, in the form's order. */
  fields: z
    .array(z.strictObject({ title: z.string(), value: z.string(), type: z.enum(['Text', 'TextArea']) }))
    .check(z.maxLength(answersMaximum)),
  /** Whether there is more of it than this. */
  isCut: z.boolean(),
  /** The visitor's address, where the form asked for one. */
  email: z.nullable(z.string()),
  /** The language of the form. */
  language: languageSchema,
  /** What made it look like spam, be it released meanwhile. */
  reasons: z.array(z.enum(spamReasons)).check(z.maxLength(spamReasons.length)),
})
export type Message = z.infer<typeof messageSchema>

/** One address that was typed into a newsletter's form. */
export const signUpSchema = z.strictObject({
  ...common,
  kind: z.literal('sign-up'),
  state: z.enum(['unread', 'read']),
  /** Null once it has left the list: it is not kept. */
  email: z.nullable(z.string()),
  standing: z.enum(signUpStandings),
  /** Since when it stands so. */
  since: z.string(),
  /** What the form said when the address was given. */
  consentText: z.string(),
})
export type SignUp = z.infer<typeof signUpSchema>

/** Somebody who may become a customer: by a message, or by a sign-up. */
export const leadSchema = z.discriminatedUnion('kind', [messageSchema, signUpSchema])
export type Lead = z.infer<typeof leadSchema>
