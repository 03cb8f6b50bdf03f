import type { Origins } from '@shingle/shared/origins/origins.ts'
import {
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
import type { Drafts } from './drafts.ts'
import { websiteEntry } from './website-entry.ts'

interface Services {
  readonly drafts: Drafts
  readonly users: Users
  readonly origins: Origins
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

const owner = ({ users }: Services): Route =>
  route(readOwnerEndpoint, {
    summary: 'Whose a website is',
    handle: async ({ thing: draft }) => {
      const found = await users.find(draft.userId)
      if (found === undefined) throw new Refusal(noWebsiteAtLink)
      return { status: 200, body: { email: found.email } }
    },
  })

/** The lists of websites, one entry, and its owner's address. */
export const websiteRoutes = (services: Services): readonly Route[] => [
  list(services),
  read(services),
  owner(services),
]
