import { imageLimitReached } from '@shingle/shared/image/problems.ts'
import type { DraftLog } from '@shingle/storage/draft-log/draft-log.ts'
import { Refusal, unwrap } from '../http/refusal.ts'
import { readContent } from '../website/read-content.ts'
import type { Images } from './images.ts'

/** What making room looks at. */
export interface RoomPorts {
  readonly log: DraftLog
  readonly images: Images
}

/**
 * Whoever uploads and deletes over and over gets no more of the disk: what nothing shows any more makes room, or the upload is
 * refused. Where the library is full nothing goes: what is in it already needs no room, and no other gets a place.
 */
export const createMakeRoom =
  ({ images, log }: RoomPorts) =>
  async (order: { readonly draftId: string; readonly accountId: string }): Promise<void> => {
    if (!(await images.isOverfull(order.draftId, order.accountId))) return
    if (await images.isFull(order.draftId)) return
    const { content } = unwrap(await readContent(log, order))
    const which = { websiteId: order.draftId, userId: order.accountId }
    if (!(await images.clearOut(which, content))) throw new Refusal(imageLimitReached)
  }
