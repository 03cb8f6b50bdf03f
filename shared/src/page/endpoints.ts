import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint/endpoint.ts'
import { asTyped } from '../endpoint/sent-text.ts'
import { handleMaximum } from '../handle/handle.ts'
import { sequence } from '../website/endpoints.ts'

/** Publishes the draft. `seq` is the last position the editor knows to be durable. */
export const publishEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/drafts/:id/publish',
  action: 'website.publish',
  body: z.strictObject({
    handle: asTyped(handleMaximum),
    epoch: sequence,
    seq: sequence,
  }),
  answer: z.strictObject({
    handle: z.string(),
    url: z.string(),
    publishedAt: z.string(),
    /** Grows with every change of any published website. */
    version: sequence,
    seq: sequence,
    fingerprint: z.string(),
    /** From when search engines may list it, where its owner's account is new. */
    listedFrom: z.optional(z.string()),
  }),
})

/** Takes a website off its address; the draft stays. */
export const unpublishEndpoint = defineEndpoint({
  method: 'DELETE',
  path: '/api/drafts/:id/publish',
  action: 'website.unpublish',
})
