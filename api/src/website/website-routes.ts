import type { Origins } from '@shingle/shared/origins/origins.ts'
import { ownedLimit } from '@shingle/shared/website/limits.ts'
import { newestFirst } from '@shingle/shared/website/newest-first.ts'
import { noWebsiteAtLink } from '@shingle/shared/website/problems.ts'
import type { Users } from '@shingle/storage/rows/users.ts'
import { Refusal } from '../http/refusal.ts'
import { draftRoute, type Route, signedInRoute } from '../http/route.ts'
import type { DeleteWebsite } from './delete-website.ts'
import type { Drafts } from './drafts.ts'
import { websiteEntry } from './website-entry.ts'

interface Services {
  readonly drafts: Drafts
  readonly users: Users
  readonly origins: Origins
  readonly deleteWebsite: DeleteWebsite
}

const list = ({ drafts, origins }: Services): Route =>
  signedInRoute({
    method: 'GET',
    path: '/api/websites',
    action: 'website.list',
    handle: async ({ caller }) => {
      const [owned, shared] = await Promise.all([drafts.owned(caller.id), drafts.sharedWith(caller.id)])
      const body = {
        owned: owned.map((draft) => websiteEntry(draft, 'Owner', origins)).sort(newestFirst),
        shared: shared.map(({ draft, role }) => websiteEntry(draft, role, origins)).sort(newestFirst),
        limit: ownedLimit(origins.app),
      }
      return { status: 200, body }
    },
  })

const read = ({ origins }: Services): Route =>
  draftRoute({
    method: 'GET',
    path: '/api/websites/:id',
    action: 'website.read',
    handle: async ({ draft, role }) => ({ status: 200, body: websiteEntry(draft, role, origins) }),
  })

const remove = ({ deleteWebsite }: Services): Route =>
  draftRoute({
    method: 'DELETE',
    path: '/api/websites/:id',
    action: 'website.delete',
    handle: async ({ draft }) => {
      await deleteWebsite(draft)
      return { status: 204 }
    },
  })

const owner = ({ users }: Services): Route =>
  draftRoute({
    method: 'GET',
    path: '/api/websites/:id/owner',
    action: 'website.read-owner',
    handle: async ({ draft }) => {
      const found = await users.find(draft.userId)
      if (found === undefined) throw new Refusal(noWebsiteAtLink)
      return { status: 200, body: { email: found.email } }
    },
  })

/** The lists of websites, one entry, its owner's address, and deleting. */
export const websiteRoutes = (services: Services): readonly Route[] => [
  list(services),
  read(services),
  remove(services),
  owner(services),
]
