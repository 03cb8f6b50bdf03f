import { disconnectMailAfterMs } from '@shingle/shared/domain/limits.ts'
import type { Db } from 'mongodb'
import type { Bus } from '../bus/bus.ts'
import { createJobQueue } from '../jobs/job-queue.ts'
import { openWebsiteDomains } from '../rows/website-domains.ts'
import { openDomainsHistory } from '../rows/website-domains-history.ts'
import { createOrderLook } from './domain-jobs.ts'

/**
 * Lets the domain of a website go that is gone: what its owner has proved to be theirs stays theirs, with no website, and
 * they are told as whoever disconnects it. A claim without proof goes with the website; the next look at it notes that.
 */
export type ReleaseDomain = (websiteId: string) => Promise<void>

/** Opens the letting go. */
export const createReleaseDomain = (ports: {
  readonly db: Db
  readonly bus: Bus
  readonly clock: () => Date
}): ReleaseDomain => {
  const { db, clock } = ports
  const [domains, history] = [openWebsiteDomains(db, clock), openDomainsHistory(db, clock)]
  const orderLook = createOrderLook(createJobQueue(db, ports), clock)
  return async (websiteId) => {
    const domainId = await domains.idOf(websiteId)
    if (domainId === undefined) return
    // It is watched: of whoever is interrupted the next look does the rest.
    const parted = await domains.release(websiteId, new Date(clock().getTime() - disconnectMailAfterMs))
    if (parted !== undefined) await history.note('Updated', parted)
    await orderLook(domainId)
  }
}
