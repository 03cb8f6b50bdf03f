import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint/endpoint.ts'
import { promptLimits } from './template.ts'

const part = z.string().check(z.maxLength(promptLimits.part))

/** A prompt as it applies: who wrote it, and what its question is filled in with. */
const promptSchema = z.strictObject({
  name: z.string(),
  version: z.int(),
  author: z.enum(['shingle', 'operator']),
  instructions: z.string(),
  text: z.string(),
  variables: z.array(z.string()).check(z.maxLength(promptLimits.variables)),
})

/** Every prompt that the language model is asked with, as it applies now. */
export const listPromptsEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/prompts',
  action: 'prompt.read',
  answer: z.strictObject({ prompts: z.array(promptSchema).check(z.maxLength(promptLimits.prompts)) }),
})

/** The operator writes a prompt anew, as the version after the one that they read. */
export const writePromptEndpoint = defineEndpoint({
  method: 'PUT',
  path: '/api/prompts/:name',
  action: 'prompt.write',
  body: z.strictObject({ after: z.int(), instructions: part, text: part }),
  answer: promptSchema,
})
