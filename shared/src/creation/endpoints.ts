import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint/endpoint.ts'
import { draftIdSchema } from '../website/endpoints.ts'

/** Makes another website of the same content and pictures; it has no address and is not published. */
export const duplicateWebsiteEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/websites/:id/duplicate',
  action: 'website.duplicate',
  answer: z.strictObject({ draftId: draftIdSchema }),
  statuses: [201],
})
