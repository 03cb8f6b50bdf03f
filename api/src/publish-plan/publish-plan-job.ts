import type { NewJob } from '@shingle/storage/jobs/job-queue.ts'
import * as z from 'zod/mini'

/** The job that publishes a website when its time has come. */
export const publishPlanJobName = 'publish-plan'

/** What it is ordered with. */
export const publishPlanOrderSchema = z.object({ draftId: z.string(), planId: z.string() })

/** Of each plan there is one job. */
export const publishPlanKey = (planId: string): string => `${publishPlanJobName}:${planId}`

/** Orders it. */
export const publishPlanJob = (payload: z.output<typeof publishPlanOrderSchema>, runAt: Date): NewJob => ({
  name: publishPlanJobName,
  payload,
  key: publishPlanKey(payload.planId),
  runAt,
})
