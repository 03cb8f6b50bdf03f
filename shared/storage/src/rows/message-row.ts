import { languageSchema } from '@shingle/shared/language/language-schema.ts'
import { messageStates } from '@shingle/shared/lead/lead.ts'
import { spamReasons } from '@shingle/shared/lead/spam-reasons.ts'
import * as z from 'zod/mini'

const fieldSchema = z.readonly(
  z.object({
    title: z.string(),
    value: z.string(),
    // Rows from before this was kept are shown as short texts.
    type: z._default(z.enum(['Text', 'TextArea']), 'Text'),
  }),
)

/** What a row of CustomerContactForms holds. */
export const messageRowSchema = z.object({
  _id: z.string(),
  websiteId: z.string(),
  handle: z.string(),
  sectionId: z.string(),
  businessName: z.string(),
  fields: z.readonly(z.array(fieldSchema)),
  /** The visitor's address, where the form asked for one. */
  email: z.nullable(z.string()),
  /** The contact form email, where the section has one: it gets the message instead of the owner. */
  sendTo: z.nullable(z.string()),
  ownerId: z.string(),
  createdAt: z.date(),
  /** What it is to its owner; rows from before there was a list of messages were read as mails. */
  state: z._default(z.enum(messageStates), 'read'),
  /** The language of the form; rows of before say none. */
  language: z._default(languageSchema, 'english'),
  /** The visitor's address as addresses are compared. */
  person: z.optional(z.string()),
  /** The start of what was filled in, as it is searched; rows of before are not found by their words. */
  words: z.optional(z.string()),
  /** What made it look like spam. */
  reasons: z.optional(z.readonly(z.array(z.enum(spamReasons)))),
  /** Whether its owner has said that it is none. */
  isTrusted: z.optional(z.boolean()),
})

/** A row of CustomerContactForms: one message of one visitor. */
export type SubmissionRow = z.output<typeof messageRowSchema>
