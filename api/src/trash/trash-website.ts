import type { Bus } from '@shingle/storage/bus/bus.ts'
import type { OrderEmptying } from '@shingle/storage/deletion/empty-trash.ts'
import { announceNoAccess } from '@shingle/storage/draft-log/draft-announcements.ts'
import type { DraftRow } from '@shingle/storage/rows/draft-row.ts'
import type { SiteAddresses } from '../publish/site-addresses.ts'
import type { Drafts } from '../website/drafts.ts'

interface Services {
  readonly bus: Bus
  readonly drafts: Pick<Drafts, 'trash'>
  readonly addresses: Pick<SiteAddresses, 'nextVersion' | 'releaseAll'>
  readonly orderEmptying: OrderEmptying
}

/** Puts a website into its owner's trash; false where it is theirs no more, or in the trash already. */
export type TrashWebsite = (draft: Pick<DraftRow, '_id' | 'userId'>) => Promise<boolean>

/**
 * Specification 4: the published copy goes first, then the draft. That it goes for good is ordered before it goes, so
 * that nothing stays in the trash; of a website that stands such an order changes nothing.
 */
export const createTrashWebsite =
  ({ bus, drafts, addresses, orderEmptying }: Services): TrashWebsite =>
  async ({ _id: id, userId: ofId }) => {
    await orderEmptying(id)
    await addresses.releaseAll(id)
    if (!(await drafts.trash(id, { ofId, version: await addresses.nextVersion() }))) return false
    // What a publish has claimed meanwhile; one that claims from now on finds the website in the trash.
    await addresses.releaseAll(id)
    await announceNoAccess(bus, id)
    return true
  }
