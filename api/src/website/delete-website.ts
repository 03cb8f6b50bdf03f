import type { Bus } from '@shingle/storage/bus/bus.ts'
import type { OrderSweep, SweepIfDeleted } from '@shingle/storage/deletion/sweep-deleted.ts'
import { announceNoAccess } from '@shingle/storage/draft-log/draft-announcements.ts'
import type { DraftLog } from '@shingle/storage/draft-log/draft-log.ts'
import type { DraftRow } from '@shingle/storage/rows/draft-websites.ts'
import type { SiteAddresses } from '../publish/site-addresses.ts'
import type { Drafts } from './drafts.ts'

interface Services {
  readonly bus: Bus
  readonly log: DraftLog
  readonly drafts: Pick<Drafts, 'remove'>
  readonly addresses: Pick<SiteAddresses, 'releaseAll'>
  readonly orderSweep: OrderSweep
  readonly sweepIfDeleted: SweepIfDeleted
}

/** Deletes a website and everything of it. */
export type DeleteWebsite = (draft: Pick<DraftRow, '_id'>) => Promise<void>

/**
 * Specification 4: the published copy goes first, then the draft and every row that belongs to it. The draft's row is
 * what decides: whoever writes later finds it gone and takes back what they wrote. The sweep is ordered before it goes,
 * so that a deletion which is interrupted is completed; while the row is there, a sweep changes nothing.
 */
export const createDeleteWebsite =
  ({ bus, log, drafts, addresses, orderSweep, sweepIfDeleted }: Services): DeleteWebsite =>
  async ({ _id: id }) => {
    await addresses.releaseAll(id)
    await orderSweep(id)
    await drafts.remove(id)
    await log.remove(id)
    await announceNoAccess(bus, id)
    // Also what a publish has claimed since the published copy went.
    await sweepIfDeleted(id)
  }
