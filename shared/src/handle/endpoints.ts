import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint/endpoint.ts'
import { draftIdSchema } from '../website/endpoints.ts'

/** Whether a website could be published there. */
const handleAnswer = z.strictObject({
  availability: z.enum(['available', 'unavailable', 'invalid']),
  /** As it would be stored. */
  handle: z.string(),
  text: z.string(),
})
export type HandleAnswer = z.infer<typeof handleAnswer>

/** Whether the website of `draftId`, or a new one, could be published at a handle. */
export const checkHandleEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/handles/:handle',
  action: 'handle.check',
  query: z.strictObject({ draftId: z.optional(draftIdSchema) }),
  answer: handleAnswer,
})
