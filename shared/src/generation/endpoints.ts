import * as z from 'zod/mini'
import { webAddressMaximum } from '../link/web-address.ts'
import { draftIdSchema } from '../website/endpoints.ts'
import { answersSchema } from './answers.ts'

/** POST /api/generation: the answers of the onboarding, and the page that they began with. */
export const generationBody = z.strictObject({
  answers: z.extend(answersSchema, { link: z.optional(z.string().check(z.maxLength(webAddressMaximum))) }),
})
export const generationAnswer = z.strictObject({ draftId: draftIdSchema })
