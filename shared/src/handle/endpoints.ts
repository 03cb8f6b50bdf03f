import * as z from 'zod/mini'
import { businessLimits } from '../business/business.ts'
import { defineEndpoint } from '../endpoint/endpoint.ts'
import { draftIdSchema } from '../website/endpoints.ts'

/** The most that are proposed in place of a handle that is taken. */
const handlesProposed = 3

/** Whether a website could be published there. */
const handleAnswer = z.strictObject({
  availability: z.enum(['available', 'unavailable', 'invalid']),
  /** As it would be stored. */
  handle: z.string(),
  text: z.string(),
  /** Where that is taken: what is near it and free. */
  free: z.array(z.string()).check(z.maxLength(handlesProposed)),
})
export type HandleAnswer = z.infer<typeof handleAnswer>

/**
 * Whether the website of `draftId`, or a new one, could be published at a handle; what is proposed in its place may name
 * `place`, where the business is.
 */
export const checkHandleEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/handles/:handle',
  action: 'handle.check',
  query: z.strictObject({
    draftId: z.optional(draftIdSchema),
    place: z.optional(z.string().check(z.maxLength(businessLimits.location))),
  }),
  answer: handleAnswer,
})
