import type { Origins } from '@shingle/shared/origins/origins.ts'
import {
  deleteWebsiteEndpoint,
  listWebsitesEndpoint,
  readOwnerEndpoint,
  readWebsiteEndpoint,
} from '@shingle/shared/website/endpoints.ts'
import { ownedLimit } from '@shingle/shared/website/limits.ts'
import { newestFirst } from '@shingle/shared/website/newest-first.ts'
import { noWebsiteAtLink } from '@shingle/shared/website/problems.ts'
import type { Users } from '@shingle/storage/rows/users.ts'
import { Refusal } from '../http/refusal.ts'
import { type Route, route } from '../http/route.ts'
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
  route(listWebsitesEndpoint, {
    summary: 'The websites of an account',
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
  route(readWebsiteEndpoint, {
    summary: 'One website as the list shows it',
    handle: async ({ thing, relation }) => ({ status: 200, body: websiteEntry(thing, relation, origins) }),
  })

const remove = ({ deleteWebsite }: Services): Route =>
  route(deleteWebsiteEndpoint, {
    summary: 'Delete a website and everything of it',
    handle: async ({ thing: draft }) => {
      await deleteWebsite(draft)
      return { status: 204, body: undefined }
    },
  })

const owner = ({ users }: Services): Route =>
  route(readOwnerEndpoint, {
    summary: 'Whose a website is',
    handle: async ({ thing: draft }) => {
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
