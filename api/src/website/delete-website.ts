import type { Bus } from '@shingle/storage/bus/bus.ts'
import { announceNoAccess } from '@shingle/storage/draft-log/draft-announcements.ts'
import type { DraftLog } from '@shingle/storage/draft-log/draft-log.ts'
import type { Db } from 'mongodb'
import type { SiteAddresses } from '../publish/site-addresses.ts'
import type { DraftRow } from './draft-row.ts'
import type { Drafts } from './drafts.ts'

interface Services {
  readonly db: Db
  readonly bus: Bus
  readonly log: DraftLog
  readonly drafts: Drafts
  readonly addresses: SiteAddresses
}

/** Everything else that is kept for one website, and the field that names it. */
const belongings = [
  ['WebsiteInvites', 'websiteId'],
  ['WebsiteImages', 'websiteId'],
  ['DraftVersions', 'draftId'],
  ['CustomerContactForms', 'websiteId'],
  ['NewsletterSubscriptions', 'websiteId'],
] as const

/** Deletes a website and everything of it. */
export type DeleteWebsite = (draft: DraftRow) => Promise<void>

/**
 * Specification 4: the published copy goes first, then the draft. The draft's row goes last of all, because it is
 * what a repeated call finds after an interruption.
 */
export const createDeleteWebsite =
  ({ db, bus, log, drafts, addresses }: Services): DeleteWebsite =>
  async ({ _id: id }) => {
    await addresses.releaseAll(id)
    await log.remove(id)
    await announceNoAccess(bus, id)
    for (const [collection, field] of belongings) await db.collection(collection).deleteMany({ [field]: id })
    await drafts.remove(id)
  }
