import { nameOf } from '@shingle/shared/account/name-of.ts'
import { shownDomain } from '@shingle/shared/domain/domain-name.ts'
import { type Origins, siteUrl } from '@shingle/shared/origins/origins.ts'
import type { WebsiteEntry } from '@shingle/shared/website/endpoints.ts'
import type { Role } from '@shingle/shared/website/roles.ts'
import type { SiteUrls } from '@shingle/storage/domains/site-urls.ts'
import type { DraftRow } from '@shingle/storage/rows/draft-row.ts'
import type { Users } from '@shingle/storage/rows/users.ts'
import { openWebsiteDomains } from '@shingle/storage/rows/website-domains.ts'
import type { Db } from 'mongodb'
import { createCountUnread } from '../lead/count-unread.ts'
import type { SiteAddresses } from '../publish/site-addresses.ts'
import type { Caller } from '../session/caller.ts'
import { createEditorsNow } from './editors-now.ts'
import { websiteEntry } from './website-entry.ts'

interface Services {
  readonly users: Pick<Users, 'findAll'>
  readonly addresses: Pick<SiteAddresses, 'keptFor'>
  readonly origins: Origins
  readonly siteUrls: SiteUrls
  readonly db: Db
  readonly clock: () => Date
}

/** A website and what the caller is to it. */
interface Seen {
  readonly draft: DraftRow
  readonly role: Role
}

/** The entries of websites as one person sees them, in the order given. */
export type WebsiteEntries = (seen: readonly Seen[], caller: Pick<Caller, 'id'>) => Promise<WebsiteEntry[]>

/** What the owners of others' websites are called, by account. */
const ownerNames = async ({ users }: Services, seen: readonly Seen[]) => {
  const ids = new Set(seen.flatMap(({ draft, role }) => (role === 'Owner' ? [] : [draft.userId])))
  const owners = ids.size === 0 ? [] : await users.findAll([...ids])
  return new Map(owners.map((owner) => [owner.id, nameOf(owner)]))
}

/** The addresses that the caller's unpublished websites gave up and still have, by website. */
const keptHandles = async ({ addresses }: Services, seen: readonly Seen[], callerId: string) => {
  const isAsked = seen.some(({ draft, role }) => role === 'Owner' && draft.published === null)
  return isAsked ? addresses.keptFor(callerId) : new Map<string, string>()
}

/** Opens the making of entries: each question is asked once for all of them. */
export const createWebsiteEntries = (services: Services): WebsiteEntries => {
  const [editorsNow, countUnread] = [createEditorsNow(services), createCountUnread(services)]
  const { origins, siteUrls, db, clock } = services
  const domains = openWebsiteDomains(db, clock)
  return async (seen, caller) => {
    const drafts = seen.map(({ draft }) => draft)
    const own = seen.flatMap(({ draft, role }) => (role === 'Owner' ? [draft._id] : []))
    const [editing, owners, kept, urlOf, unread, failing] = await Promise.all([
      editorsNow(drafts, caller),
      ownerNames(services, seen),
      keptHandles(services, seen, caller.id),
      siteUrls.among(drafts.map(({ _id }) => _id)),
      countUnread(own),
      domains.failingOf(own),
    ])
    return seen.map(({ draft, role }) => {
      const handle = role === 'Owner' && draft.published === null ? kept.get(draft._id) : undefined
      const failingDomain = failing.get(draft._id)
      const entry = {
        ...{ draft, role, urlOf, editing: editing.get(draft._id) },
        ownerName: role === 'Owner' ? undefined : owners.get(draft.userId),
        // None is said of none.
        unread: unread.get(draft._id) || undefined,
        failingDomain: failingDomain && shownDomain(failingDomain),
        keptAddress: handle === undefined ? undefined : siteUrl(origins, handle),
      }
      return websiteEntry(entry, origins)
    })
  }
}
