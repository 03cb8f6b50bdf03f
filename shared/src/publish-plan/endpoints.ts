import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint/endpoint.ts'
import { asTyped } from '../endpoint/sent-text.ts'
import { handleMaximum } from '../handle/handle.ts'

/** When a website is to be published, and where: as its draft is at that moment. */
export const publishPlanSchema = z.strictObject({
  at: z.string(),
  handle: z.string(),
  /** Why it could not be, once its time has come. */
  failed: z.optional(z.string()),
})
export type PublishPlan = z.infer<typeof publishPlanSchema>

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
