import * as z from 'zod/mini'
import { createReleaseDomain } from '../domains/release-domain.ts'
import type { JobQueue } from '../jobs/job-queue.ts'
import { requestsOverMs } from '../jobs/requests-over.ts'
import { deleteRowsOf } from '../rows/delete-rows-of.ts'
import { openDraftWebsites } from '../rows/draft-websites.ts'
import { openJobs } from '../rows/jobs.ts'
import { createReleaseAddresses } from './release-addresses.ts'
import type { RemovalPorts } from './remove-file.ts'
import { createRemovePictures } from './remove-pictures.ts'

/**
 * Where the draft of a website is gone: gives up its addresses, lets its domain go, removes its
 * pages and pictures, deletes every row of it and answers true. Where it is
 * there, changes nothing. Whoever writes what belongs to a website and asks this afterwards leaves nothing behind,
 * because the draft's row is the first that a deletion deletes.
 */
export type SweepIfDeleted = (websiteId: string) => Promise<boolean>

/** Opens the sweeping. */
export const createSweepIfDeleted = (ports: RemovalPorts): SweepIfDeleted => {
  const drafts = openDraftWebsites(ports.db, ports.clock)
  const release = createReleaseAddresses(ports)
  const releaseDomain = createReleaseDomain(ports)
  const removePictures = createRemovePictures(ports)
  return async (websiteId) => {
    if (await drafts.exists(websiteId)) return false
    await release(websiteId)
    await releaseDomain(websiteId)
    await removePictures(websiteId)
    await deleteRowsOf(ports.db, 'website', { id: websiteId })
    return true
  }
}

/** The job that sweeps once more; `ownerId` had the website when it was deleted. */
export const sweepJob = {
  name: 'sweep-deleted',
  payload: z.object({ websiteId: z.string(), ownerId: z.optional(z.string()) }),
} as const

/** Has a website swept once more when whatever was under way has ended: at its deletion, or what takes `afterMs` from now on. */
export type OrderSweep = (website: z.output<typeof sweepJob.payload>, afterMs?: number) => Promise<void>

/** Puts the orders of sweeps into the queue. */
export const createOrderSweep =
  (queue: Pick<JobQueue, 'add'>, clock: () => Date): OrderSweep =>
  async (payload, afterMs = 0) => {
    const runAt = new Date(clock().getTime() + afterMs + requestsOverMs)
    await queue.add({ name: sweepJob.name, payload, runAt })
  }

/**
 * Sweeps every website of an account whose deletion began a while ago and may have been interrupted: with its row gone
 * nothing else says whose it was.
 */
export type SweepDeletedOf = (ownerId: string) => Promise<void>

/** Opens the sweeping of what an account had. */
export const createSweepDeletedOf = (ports: RemovalPorts): SweepDeletedOf => {
  const jobs = openJobs(ports.db)
  const sweepIfDeleted = createSweepIfDeleted(ports)
  return async (ownerId) => {
    const ordered = await jobs.openPayloadsOf(sweepJob.name, ownerId)
    for (const payload of ordered) await sweepIfDeleted(sweepJob.payload.parse(payload).websiteId)
  }
}
