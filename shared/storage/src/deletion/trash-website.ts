import * as z from 'zod/mini'
import { announceNoAccess } from '../draft-log/draft-announcements.ts'
import type { JobQueue } from '../jobs/job-queue.ts'
import { openCounters } from '../rows/counters.ts'
import type { DraftRow } from '../rows/draft-row.ts'
import { openDraftWebsites } from '../rows/draft-websites.ts'
import { createOrderEmptying } from './empty-trash.ts'
import { interruptedAfterMs } from './interrupted.ts'
import { createReleaseAddresses } from './release-addresses.ts'
import type { RemovalPorts } from './remove-file.ts'

/** The job that brings a throwing away to its end that was interrupted; of any other it changes nothing. */
export const finishTrashJob = {
  name: 'finish-trash',
  payload: z.object({ websiteId: z.string(), userId: z.string() }),
} as const

/**
 * Brings a website into the trash of the owner who has begun to throw it away; false where nobody has, or it is there
 * already. Specification 4: the published copy goes first, then the draft.
 */
export type FinishTrash = (websiteId: string, ofId: string) => Promise<boolean>

/** Opens the bringing. */
export const createFinishTrash = (ports: RemovalPorts): FinishTrash => {
  const { db, bus, clock } = ports
  const [drafts, counters] = [openDraftWebsites(db, clock), openCounters(db)]
  const release = createReleaseAddresses(ports)
  const releaseUntilNow = async (id: string): Promise<void> =>
    release(id, { keep: { version: await counters.next('site-version') } })
  return async (id, ofId) => {
    if (!(await drafts.isTrashBegun(id, ofId))) return false
    await releaseUntilNow(id)
    const version = await counters.next('site-version')
    if (!(await drafts.trash(id, { ofId, version, isBegun: true }))) return false
    // What a publish has claimed meanwhile; one that claims from now on finds the website in the trash.
    await releaseUntilNow(id)
    await announceNoAccess(bus, id)
    return true
  }
}

/**
 * Puts a website that its owner has begun to throw away into their trash; false where it is theirs no more, or in the trash
 * already.
 */
export type TrashWebsite = (draft: Pick<DraftRow, '_id' | 'userId'>) => Promise<boolean>

/**
 * Opens the throwing away. That it is brought to its end, and goes for good, is ordered before anything of it goes; of a
 * website that stands such orders change nothing.
 */
export const createTrashWebsite = (
  ports: RemovalPorts & { readonly queue: Pick<JobQueue, 'add'> },
): TrashWebsite => {
  const { queue, clock } = ports
  const orderEmptying = createOrderEmptying(queue, clock)
  const finish = createFinishTrash(ports)
  return async ({ _id: websiteId, userId }) => {
    await orderEmptying(websiteId)
    const runAt = new Date(clock().getTime() + interruptedAfterMs)
    await queue.add({ name: finishTrashJob.name, payload: { websiteId, userId }, runAt })
    return finish(websiteId, userId)
  }
}
