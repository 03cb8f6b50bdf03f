import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint/endpoint.ts'
import { languageSchema } from '../language/language-schema.ts'
import { helpedTextMaximum, partNameMaximum } from './limits.ts'
import { wordChanges } from './word-changes.ts'

const name = z.string().check(z.minLength(1), z.maxLength(partNameMaximum))

/** Where a text stands that may be put in other words. */
export const textAddressSchema = z.discriminatedUnion('in', [
  z.strictObject({ in: z.literal('section'), section: name, field: name }),
  z.strictObject({ in: z.literal('item'), section: name, list: name, item: name, field: name }),
])

/**
 * Has the language model put one text of a draft in other words, as server-sent events of `WordHelpEvent`. The draft is not
 * touched. `text` is the text as whoever asks has it: the draft of the account may be a moment behind.
 */
export const helpWithWordsEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/drafts/:id/words',
  action: 'draft.help-with-words',
  body: z.strictObject({
    at: textAddressSchema,
    text: z.string().check(z.minLength(1), z.maxLength(helpedTextMaximum)),
    change: z.enum(wordChanges),
    into: z.optional(languageSchema),
  }),
  statuses: [200],
  gives: 'text/event-stream',
})
