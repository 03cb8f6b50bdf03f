import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint/endpoint.ts'
import { asTyped } from '../endpoint/sent-text.ts'
import { handleMaximum } from '../handle/handle.ts'
import { publishPlanSchema } from './publish-plan.ts'

/** Plans publishing for a moment; what was planned before gives way. */
export const planPublishEndpoint = defineEndpoint({
  method: 'PUT',
  path: '/api/drafts/:id/publish-plan',
  action: 'website.plan-publish',
  body: z.strictObject({ handle: asTyped(handleMaximum), at: z.iso.datetime() }),
  answer: publishPlanSchema,
})

/** Takes a plan back, or what is said of one that failed. */
export const dropPlanEndpoint = defineEndpoint({
  method: 'DELETE',
  path: '/api/drafts/:id/publish-plan',
  action: 'website.drop-publish-plan',
})
