import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint/endpoint.ts'

/** Whether a website may be published. */
const state = z.enum(['taken-down', 'allowed'])

/** The operator takes a website off the web and keeps it off, or lets it be published again. `website` is its handle or id. */
export const takedownEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/takedowns/:website',
  action: 'website.take-down',
  body: z.strictObject({ state }),
  answer: z.strictObject({ websiteId: z.string(), state }),
})
