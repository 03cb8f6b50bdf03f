import * as z from 'zod/mini'
import type { JobQueue } from '../jobs/job-queue.ts'

/** The job that reads the website at a link. */
export const readLinkJob = { name: 'read-link', payload: z.object({ importId: z.string() }) } as const

/** Puts the orders of imports into the queue; `asker` is whoever nobody else is to wait for. */
export const createOrderImport =
  (queue: Pick<JobQueue, 'add'>) =>
  async (importId: string, asker?: string): Promise<void> => {
    const { name } = readLinkJob
    await queue.add({ name, payload: { importId }, key: `${name}:${importId}`, ...(asker && { asker }) })
  }
