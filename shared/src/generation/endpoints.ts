import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint/endpoint.ts'
import { draftIdSchema } from '../website/endpoints.ts'
import { answersSchema } from './answers.ts'

/** Makes a complete website from the answers of the onboarding. */
export const generationEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/generation',
  action: 'website.create',
  body: z.strictObject({ answers: answersSchema }),
  answer: z.strictObject({ draftId: draftIdSchema }),
  statuses: [201],
})
