import * as z from 'zod/mini'

/** When a website is to be published, and where: as its draft is at that moment. */
export const publishPlanSchema = z.strictObject({
  at: z.string(),
  handle: z.string(),
  /** Why it could not be, once its time has come. */
  failed: z.optional(z.string()),
})
export type PublishPlan = z.infer<typeof publishPlanSchema>
