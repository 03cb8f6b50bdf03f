import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint/endpoint.ts'
import { partNameMaximum } from '../word-help/limits.ts'
import { wishMaximum } from './limits.ts'

/**
 * Asks the language model for a change in words, as server-sent events of `ProposalEvent`. The draft is not touched. With `section`
 * only the words of that section are written anew.
 */
export const askForChangeEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/drafts/:id/proposals',
  action: 'draft.ask-for-change',
  body: z.strictObject({
    wish: z.string().check(z.trim(), z.minLength(1), z.maxLength(wishMaximum)),
    section: z.optional(z.string().check(z.minLength(1), z.maxLength(partNameMaximum))),
  }),
  statuses: [200],
  gives: 'text/event-stream',
})
