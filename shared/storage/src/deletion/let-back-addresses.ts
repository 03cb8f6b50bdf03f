import { handleReservationMs } from '@shingle/shared/handle/reservation.ts'
import { siteChangedChannel } from '@shingle/shared/website/site-changed.ts'
import type { Db } from 'mongodb'
import type { Bus } from '../bus/bus.ts'
import { openCounters } from '../rows/counters.ts'
import { openWebsites } from '../rows/websites.ts'

/**
 * Gives the addresses that a takedown keeps back to `ownerId`, or to whoever had them where the website is gone: reserved
 * for a while, as if they had been given up now. Answers whether there were any.
 */
export type LetBackAddresses = (websiteId: string, ownerId: string | undefined) => Promise<boolean>

/** Opens the giving back of addresses. */
export const createLetBackAddresses = ({
  db,
  bus,
  clock,
}: {
  readonly db: Db
  readonly bus: Bus
  readonly clock: () => Date
}): LetBackAddresses => {
  const [rows, counters] = [openWebsites(db), openCounters(db)]
  return async (websiteId, ownerId) => {
    const kept = await rows.takenDownOf(websiteId)
    for (const { _id: handle } of kept) {
      const version = await counters.next('site-version')
      const now = clock()
      const reservedUntil = new Date(now.getTime() + handleReservationMs)
      const change = { version, modifiedAt: now, reservedUntil, ...(ownerId && { userId: ownerId }) }
      await rows.letBack({ websiteId, handle }, change)
      await bus.publish(siteChangedChannel, { handle, version })
    }
    return kept.length > 0
  }
}
