import * as z from 'zod/mini'
import type { JobQueue } from '../jobs/job-queue.ts'
import { openCounters } from '../rows/counters.ts'
import { openDraftWebsites } from '../rows/draft-websites.ts'
import { interruptedAfterMs } from './interrupted.ts'
import { createReleaseAddresses } from './release-addresses.ts'
import type { RemovalPorts } from './remove-file.ts'

/** The job that brings a taking off to its end that was interrupted; of any other it changes nothing. */
export const finishTakeOffJob = {
  name: 'finish-take-off',
  payload: z.object({ websiteId: z.string(), version: z.int() }),
} as const

/** Takes a website off the web: as its owner, who may publish it again, or as the operator, with the addresses kept. */
export type TakeOff = (websiteId: string, by: 'owner' | 'operator') => Promise<void>

/** Opens the ending of what was interrupted: only what is still said to be published, and was before, is taken off. */
export const createFinishTakeOff = (ports: RemovalPorts) => {
  const drafts = openDraftWebsites(ports.db, ports.clock)
  const release = createReleaseAddresses(ports)
  return async (websiteId: string, version: number): Promise<void> => {
    if (!(await drafts.isPublishedBefore(websiteId, version))) return
    await release(websiteId, { keep: { version } })
    await drafts.recordUnpublished(websiteId, version)
  }
}

/**
 * Opens the taking off. It counts by one version: what was claimed before it ends, at its address and in the list, and
 * what is claimed later stays in both.
 */
export const createTakeOff = (ports: RemovalPorts & { readonly queue: Pick<JobQueue, 'add'> }): TakeOff => {
  const { db, clock, queue } = ports
  const [drafts, counters] = [openDraftWebsites(db, clock), openCounters(db)]
  const release = createReleaseAddresses(ports)
  return async (websiteId, by) => {
    const version = await counters.next('site-version')
    const runAt = new Date(clock().getTime() + interruptedAfterMs)
    // The operator's taking off is asked for again until it is done: there it is kept that it was.
    if (by === 'owner')
      await queue.add({ name: finishTakeOffJob.name, payload: { websiteId, version }, runAt })
    const off = { keep: { version }, takenDown: by === 'operator' }
    await release(websiteId, off)
    await drafts.recordUnpublished(websiteId, version)
    // What an older publish has claimed meanwhile; one that claims from now on hears of this when it leaves its mark.
    await release(websiteId, off)
  }
}
