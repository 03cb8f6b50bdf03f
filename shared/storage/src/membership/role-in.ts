import type { Role } from '@shingle/shared/website/roles.ts'
import type { Db } from 'mongodb'
import { openDraftWebsites } from '../rows/draft-websites.ts'
import { openWebsiteInvites } from '../rows/website-invites.ts'

/** What an account is to a website as its rows say now; undefined for strangers and where there is no such website. */
export type RoleIn = (websiteId: string, userId: string) => Promise<Role | undefined>

/** Looks roles up: owners by the draft's row, editors by the invite that they accepted. */
export const createRoleIn = (db: Db, clock: () => Date): RoleIn => {
  const drafts = openDraftWebsites(db, clock)
  const invites = openWebsiteInvites(db)
  return async (websiteId, userId) => {
    const [isOwner, invite] = await Promise.all([
      drafts.isOwnedBy(websiteId, userId),
      invites.acceptedFor(websiteId, userId),
    ])
    return isOwner ? 'Owner' : invite?.role
  }
}
