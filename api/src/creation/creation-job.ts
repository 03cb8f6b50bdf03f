import type { NewJob } from '@shingle/storage/jobs/job-queue.ts'
import * as z from 'zod/mini'

/** The job that writes a website with the language model. */
export const creationJobName = 'write-creation'

/** What it is ordered with. */
export const creationOrderSchema = z.object({ draftId: z.string(), ownerId: z.string() })

/** Orders it, once for each draft. */
export const writeCreationJob = (draftId: string, ownerId: string): NewJob => ({
  name: creationJobName,
  payload: { draftId, ownerId },
  key: `${creationJobName}:${draftId}`,
  asker: ownerId,
})
