import {
  handleReservationMs,
  handlesReserved,
  handlesReservedOfAccount,
} from '@shingle/shared/handle/reservation.ts'
import { siteChangedChannel } from '@shingle/shared/website/site-changed.ts'
import { openCounters } from '../rows/counters.ts'
import { openWebsites } from '../rows/websites.ts'
import type { RemovalPorts } from './remove-file.ts'
import { createPublishedFilesEnds } from './remove-published-files.ts'

/**
 * Gives up every address of a website but `keep`, as far as they are older than it, tells those who serve them, and ends
 * the files of the pages that stood there: at once where the website is off, in a day where another page took their place.
 */
export type ReleaseAddresses = (
  websiteId: string,
  options?: {
    readonly keep?: { readonly handle?: string; readonly version: number }
    /** Whether visitors are told that the operator took the website down. */
    readonly takenDown?: boolean
  },
) => Promise<void>

/** Opens the giving up of addresses. The last ones of a website are reserved for its owner for a while. */
export const createReleaseAddresses = (ports: RemovalPorts): ReleaseAddresses => {
  const { db, bus, clock } = ports
  const [rows, counters] = [openWebsites(db), openCounters(db)]
  const files = createPublishedFilesEnds(ports)
  const freeOldest = async (websiteId: string): Promise<void> => {
    const reserved = await rows.reservedFor(websiteId, clock())
    // Otherwise whoever renames a website over and over keeps every name it had from everybody else.
    for (const row of reserved.slice(handlesReserved)) await rows.free(row, clock())
    // The same for whoever makes and deletes websites over and over.
    for (const userId of new Set(reserved.map((row) => row.userId))) {
      const all = await rows.reservedForAccount(userId, clock())
      for (const row of all.slice(handlesReservedOfAccount)) await rows.free(row, clock())
    }
  }

  return async (websiteId, { keep, takenDown = false } = {}) => {
    const standing = await rows.handlesOf(websiteId, keep)
    // Whoever takes a website off just before the operator does has its address no sooner.
    const givenUp = takenDown ? await rows.reservedFor(websiteId, clock()) : []
    for (const { _id: handle } of [...standing, ...givenUp]) {
      const version = await counters.next('site-version')
      const now = clock()
      // A takedown lasts until the operator ends it: what it keeps has no date.
      const reservedUntil = takenDown ? null : new Date(now.getTime() + handleReservationMs)
      await rows.release(
        { websiteId, handle, before: keep?.version },
        { version, modifiedAt: now, reservedUntil, takenDown },
      )
      await bus.publish(siteChangedChannel, { handle, version })
    }
    await (keep?.handle === undefined ? files.removeUnshown(websiteId) : files.endReplaced(websiteId))
    await freeOldest(websiteId)
  }
}
