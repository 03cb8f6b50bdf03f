import { goneAt, trashLifetimeMs } from '@shingle/shared/trash/limits.ts'
import type { Db } from 'mongodb'
import * as z from 'zod/mini'
import type { JobQueue } from '../jobs/job-queue.ts'
import { openDraftWebsites } from '../rows/draft-websites.ts'
import type { DeleteForGood } from './delete-for-good.ts'

/** The job that deletes a website for good when it has been in the trash long enough. */
export const emptyTrashJob = { name: 'empty-trash', payload: z.object({ websiteId: z.string() }) } as const

/** Has a website that goes into the trash now deleted for good in time. */
export type OrderEmptying = (websiteId: string) => Promise<void>

/** Puts the orders into the queue: one for a website, however often it is thrown away and restored. */
export const createOrderEmptying =
  (queue: Pick<JobQueue, 'add'>, clock: () => Date): OrderEmptying =>
  async (websiteId) => {
    const { name } = emptyTrashJob
    const runAt = new Date(clock().getTime() + trashLifetimeMs)
    await queue.add({ name, payload: { websiteId }, key: `${name}:${websiteId}`, runAt })
  }

/** Deletes a website whose time in the trash is over; answers when to ask again of one whose is not. */
export const createEmptyTrash = ({
  db,
  clock,
  deleteForGood,
}: {
  readonly db: Db
  readonly clock: () => Date
  readonly deleteForGood: DeleteForGood
}) => {
  const drafts = openDraftWebsites(db, clock)
  return async (websiteId: string): Promise<Date | undefined> => {
    const trashedAt = (await drafts.findTrashed(websiteId))?.trashedAt
    // It was restored, unless it is gone already but for what an interrupted deletion has left.
    if (!trashedAt && (await drafts.exists(websiteId))) return undefined
    const [until, now] = [trashedAt && goneAt(trashedAt), clock()]
    if (until && until > now) return until
    await deleteForGood(websiteId, trashedAt ?? now)
    return undefined
  }
}
