import { announceNoAccess } from '../draft-log/draft-announcements.ts'
import { createDraftLog } from '../draft-log/draft-log.ts'
import type { JobQueue } from '../jobs/job-queue.ts'
import { openDeletions } from '../rows/deletions.ts'
import { openDraftWebsites } from '../rows/draft-websites.ts'
import type { RemovalPorts } from './remove-file.ts'
import { createOrderSweep, createSweepIfDeleted } from './sweep-deleted.ts'

/**
 * Deletes a website that is in the trash since `until` or longer, and every row and file of it. One that is not changes
 * in nothing: of a restoring and a deleting at once the first one stays. As often as it is asked: what was interrupted
 * goes on.
 */
export type DeleteForGood = (websiteId: string, until: Date) => Promise<void>

/** Opens the deleting for good. */
export const createDeleteForGood = (
  ports: RemovalPorts & { readonly queue: Pick<JobQueue, 'add'> },
): DeleteForGood => {
  const { db, bus, clock, queue } = ports
  const [drafts, log] = [openDraftWebsites(db, clock), createDraftLog(db)]
  const deletions = openDeletions(db, clock)
  const orderSweep = createOrderSweep(queue, clock)
  const sweepIfDeleted = createSweepIfDeleted(ports)
  return async (websiteId, until) => {
    // Before the row goes, so that a deletion which is interrupted is completed; while it is there, a sweep changes nothing.
    const ownerId = await drafts.ownerOf(websiteId)
    await orderSweep({ websiteId, ...(ownerId === undefined ? {} : { ownerId }) })
    if (await drafts.removeTrashed(websiteId, until)) {
      await deletions.note('website', websiteId)
      await log.remove(websiteId)
      await announceNoAccess(bus, websiteId)
    }
    await sweepIfDeleted(websiteId)
  }
}
