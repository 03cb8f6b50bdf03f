import * as z from 'zod/mini'
import type { JobQueue } from '../jobs/job-queue.ts'

const exportSchema = { userId: z.string(), exportId: z.string() }

/** The job that packs an export. */
export const packExportJob = {
  name: 'pack-export',
  payload: z.object({ ...exportSchema, orderedAt: z.date() }),
} as const

/** The job that removes an export when its day is over. */
export const endExportJob = { name: 'end-export', payload: z.object(exportSchema) } as const

/** An export of an account. */
export interface OrderedExport {
  readonly userId: string
  readonly exportId: string
}

/** Puts the orders of exports into the queue. */
export const createExportOrders = (queue: Pick<JobQueue, 'add'>, clock: () => Date) => ({
  /** Has an export packed. Ordered before its row is written: an interruption in between leaves nothing that waits for ever. */
  pack: async ({ userId, exportId }: OrderedExport): Promise<void> => {
    const { name } = packExportJob
    const payload = { userId, exportId, orderedAt: clock() }
    await queue.add({ name, payload, key: `${name}:${exportId}`, asker: userId })
  },

  /** Has an export removed at a time. */
  end: async ({ userId, exportId }: OrderedExport, runAt: Date): Promise<void> => {
    const { name } = endExportJob
    await queue.add({ name, payload: { userId, exportId }, key: `${name}:${exportId}`, runAt })
  },
})
