import * as z from 'zod/mini'
import { draftIdSchema } from '../website/endpoints.ts'
import { answersSchema } from './answers.ts'

/** POST /api/generation: the answers of the onboarding. */
export const generationBody = z.strictObject({ answers: answersSchema })
export const generationAnswer = z.strictObject({ draftId: draftIdSchema })
