import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint/endpoint.ts'

/** Whether whoever runs this deployment connected a language model, for screens that say so before somebody asks in vain. */
export const readModelEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/language-model',
  action: 'language-model.read',
  answer: z.strictObject({ isConnected: z.boolean() }),
})
