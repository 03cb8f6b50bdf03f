import type { Bus } from '@shingle/storage/bus/bus.ts'
import { announceNoAccess } from '@shingle/storage/draft-log/draft-announcements.ts'
import type { DraftLog } from '@shingle/storage/draft-log/draft-log.ts'
import { deleteRowsOf } from '@shingle/storage/rows/delete-rows-of.ts'
import type { DraftRow } from '@shingle/storage/rows/draft-websites.ts'
import type { Db } from 'mongodb'
import type { SiteAddresses } from '../publish/site-addresses.ts'

interface Services {
  readonly db: Db
  readonly bus: Bus
  readonly log: DraftLog
  readonly addresses: SiteAddresses
}

/** Deletes a website and everything of it. */
export type DeleteWebsite = (draft: Pick<DraftRow, '_id'>) => Promise<void>

/** Specification 4: the published copy goes first, then the draft and every row that belongs to it. */
export const createDeleteWebsite =
  ({ db, bus, log, addresses }: Services): DeleteWebsite =>
  async ({ _id: id }) => {
    await addresses.releaseAll(id)
    await log.remove(id)
    await announceNoAccess(bus, id)
    await deleteRowsOf(db, 'website', id)
  }
