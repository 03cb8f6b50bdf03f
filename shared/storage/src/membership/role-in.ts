import type { Role } from '@shingle/shared/website/roles.ts'
import type { Db } from 'mongodb'
import { openDraftWebsites } from '../rows/draft-websites.ts'
import { openWebsiteInvites } from '../rows/website-invites.ts'

/** What an account is to a website as its rows say now; undefined for strangers, where there is none and for one in the trash. */
export type RoleIn = (websiteId: string, userId: string) => Promise<Role | undefined>

/** Looks roles up: owners by the draft's row, editors by the invite that they accepted. */
export const createRoleIn = (db: Db, clock: () => Date): RoleIn => {
  const drafts = openDraftWebsites(db, clock)
  const invites = openWebsiteInvites(db, clock)
  return async (websiteId, userId) => {
    const [[owner], invite] = await Promise.all([
      drafts.ownersOf([websiteId]),
      invites.acceptedFor(websiteId, userId),
    ])
    if (owner === undefined) return undefined
    return owner.userId === userId ? 'Owner' : invite?.role
  }
}

/** Everybody's role on one website, by account. */
export type RolesOf = ReadonlyMap<string, Role>

/** What accounts are to websites as the rows say now: by website, then by account. Strangers are left out. */
export type RolesAmong = (
  websiteIds: readonly string[],
  userIds: readonly string[],
) => Promise<ReadonlyMap<string, RolesOf>>

/** Looks the roles of many up at once, by one question for each of the two places where a role may stand. */
export const createRolesAmong = (db: Db, clock: () => Date): RolesAmong => {
  const drafts = openDraftWebsites(db, clock)
  const invites = openWebsiteInvites(db, clock)
  return async (websiteIds, userIds) => {
    const [owners, editors] = await Promise.all([
      drafts.ownersOf(websiteIds),
      invites.acceptedAmong(websiteIds, userIds),
    ])
    // Nobody is anything to a website that is in the trash.
    const roles = new Map<string, Map<string, Role>>(owners.map(({ _id }) => [_id, new Map()]))
    for (const { websiteId, invitedUserId, role } of editors)
      if (invitedUserId !== null) roles.get(websiteId)?.set(invitedUserId, role)
    for (const { _id, userId } of owners) roles.get(_id)?.set(userId, 'Owner')
    return roles
  }
}
