import * as z from 'zod/mini'
import type { DraftContent } from '../draft/content.ts'
import { defineEndpoint } from '../endpoint/endpoint.ts'
import { draftIdSchema } from '../website/endpoints.ts'
import { answerLimits } from './answer-limits.ts'
import { answersSchema, givenAnswersSchema } from './answers.ts'
import { businessNameSchema, understandingLimits, understandingSchema } from './understanding.ts'

const creationKeySchema = z.string().check(z.regex(/^[\da-f]{32}$/))

/** Makes a complete website from the answers of the onboarding; with a language model it may be written a while after the answer. */
export const generationEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/generation',
  action: 'website.create',
  // By the same key the same account makes one website, however often it asks.
  body: z.strictObject({ answers: answersSchema, key: z.optional(creationKeySchema) }),
  answer: z.strictObject({ draftId: draftIdSchema, isBeingWritten: z.boolean() }),
  statuses: [201, 202],
})

/** How far a website is that is being written, as server-sent events of `CreationProgress`. */
export const followCreationEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/generation/:id/progress',
  action: 'website.follow-creation',
  statuses: [200],
  gives: 'text/event-stream',
})

/** The page that answers would make, which nobody keeps: what onboarding shows while they are given. */
export const previewEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/generation/preview',
  action: 'generation.preview',
  body: z.strictObject({ answers: givenAnswersSchema }),
  answer: z.strictObject({
    // It comes from the generator, whose tests hold it to the schema: a browser needs no second parser for it.
    content: z.custom<DraftContent>((value) => typeof value === 'object' && value !== null),
  }),
})

/** What is understood of answers before a page is made of them. */
export const understandingEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/generation/understanding',
  action: 'generation.preview',
  body: z.strictObject({ answers: givenAnswersSchema }),
  answer: understandingSchema,
})

/** The trades and kinds that are called by some words, in any language, the best match first. */
export const findTradesEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/trades',
  action: 'trade.find',
  query: z.strictObject({ called: z.string().check(z.trim(), z.maxLength(answerLimits.choice)) }),
  answer: z.strictObject({
    trades: z.array(businessNameSchema).check(z.maxLength(understandingLimits.trades)),
  }),
})
