import { duplicateWebsiteEndpoint } from '@shingle/shared/creation/endpoints.ts'
import { imageLimitReached } from '@shingle/shared/image/problems.ts'
import type { Origins } from '@shingle/shared/origins/origins.ts'
import { websiteTakenDown } from '@shingle/shared/takedown/problems.ts'
import {
  listWebsitesEndpoint,
  readOwnerEndpoint,
  readWebsiteEndpoint,
} from '@shingle/shared/website/endpoints.ts'
import { ownedLimit } from '@shingle/shared/website/limits.ts'
import { newestFirst } from '@shingle/shared/website/newest-first.ts'
import { noWebsiteAtLink, websiteLimitReached } from '@shingle/shared/website/problems.ts'
import type { Users } from '@shingle/storage/rows/users.ts'
import { Refusal, unwrap } from '../http/refusal.ts'
import { type Route, route } from '../http/route.ts'
import type { Drafts } from './drafts.ts'
import type { DuplicateWebsite } from './duplicate-website.ts'
import { readProblems } from './read-content.ts'
import type { WebsiteEntries } from './website-entries.ts'

interface Services {
  readonly drafts: Drafts
  readonly users: Users
  readonly websiteEntries: WebsiteEntries
  readonly origins: Origins
  readonly duplicateWebsite: DuplicateWebsite
}

const list = ({ drafts, websiteEntries, origins }: Services): Route =>
  route(listWebsitesEndpoint, {
    summary: 'The websites of an account',
    handle: async ({ caller }) => {
      const [owned, shared] = await Promise.all([drafts.owned(caller.id), drafts.sharedWith(caller.id)])
      const own = owned.map((draft) => ({ draft, role: 'Owner' as const }))
      const entries = await websiteEntries([...own, ...shared], caller)
      const body = {
        owned: entries.slice(0, own.length).sort(newestFirst),
        shared: entries.slice(own.length).sort(newestFirst),
        limit: ownedLimit(origins.app),
      }
      return { status: 200, body }
    },
  })

const read = ({ websiteEntries }: Services): Route =>
  route(readWebsiteEndpoint, {
    summary: 'One website as the list shows it',
    handle: async ({ thing: draft, relation: role, caller }) => {
      const [entry] = await websiteEntries([{ draft, role }], caller)
      if (entry === undefined) throw new Refusal(noWebsiteAtLink)
      return { status: 200, body: entry }
    },
  })

const duplicate = ({ duplicateWebsite }: Services): Route =>
  route(duplicateWebsiteEndpoint, {
    summary: 'Make another website of the same content',
    problems: [websiteLimitReached, websiteTakenDown, imageLimitReached, ...readProblems],
    handle: async ({ thing: draft, caller }) => ({
      status: 201,
      body: { draftId: unwrap(await duplicateWebsite(draft, caller)) },
    }),
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

/** The lists of websites, one entry, a duplicate of it, and its owner's address. */
export const websiteRoutes = (services: Services): readonly Route[] => [
  list(services),
  read(services),
  duplicate(services),
  owner(services),
]
