import { handleReservationMs, handlesReserved } from '@shingle/shared/handle/handle.ts'
import { siteChangedChannel } from '@shingle/shared/website/site-changed.ts'
import type { Db } from 'mongodb'
import type { Bus } from '../bus/bus.ts'
import { openCounters } from '../rows/counters.ts'
import { openWebsites } from '../rows/websites.ts'

/** Gives up every address of a website but `keep`, as far as they are older than it, and tells those who serve them. */
export type ReleaseAddresses = (
  websiteId: string,
  options?: {
    readonly keep?: { readonly handle: string; readonly version: number }
    /** Whether visitors are told that the operator took the website down. */
    readonly takenDown?: boolean
  },
) => Promise<void>

/** Opens the giving up of addresses. The last ones of a website are reserved for its owner for a while. */
export const createReleaseAddresses = ({
  db,
  bus,
  clock,
}: {
  readonly db: Db
  readonly bus: Bus
  readonly clock: () => Date
}): ReleaseAddresses => {
  const [rows, counters] = [openWebsites(db), openCounters(db)]
  return async (websiteId, { keep, takenDown = false } = {}) => {
    for (const { _id: handle } of await rows.handlesOf(websiteId, keep)) {
      const version = await counters.next('site-version')
      const now = clock()
      const reservedUntil = new Date(now.getTime() + handleReservationMs)
      await rows.release(
        { websiteId, handle, before: keep?.version },
        { version, modifiedAt: now, reservedUntil, takenDown },
      )
      await bus.publish(siteChangedChannel, { handle, version })
    }
    const reserved = await rows.reservedFor(websiteId, clock())
    // Otherwise whoever renames a website over and over keeps every name it had from everybody else.
    for (const row of reserved.slice(handlesReserved)) await rows.free(row, clock())
  }
}
