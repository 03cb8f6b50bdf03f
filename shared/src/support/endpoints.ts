import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint/endpoint.ts'

/** How much somebody may write to whoever runs the deployment. */
export const questionMaximum = 1024

// More than any address: what is none is told so in words.
const typedEmailMaximum = 320

/** Somebody asks whoever runs the deployment, who answers by email. */
export const sendQuestionEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/support-questions',
  action: 'support.ask',
  body: z.strictObject({
    email: z.string().check(z.maxLength(typedEmailMaximum)),
    text: z.string().check(z.trim(), z.minLength(1), z.maxLength(questionMaximum)),
  }),
  answer: z.strictObject({
    /** Whether whoever runs the deployment is told of it by mail; it is kept for them anyway. */
    isTold: z.boolean(),
  }),
})
