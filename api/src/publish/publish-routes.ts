import { type Origins, siteUrl } from '@shingle/shared/origins/origins.ts'
import { publishBody } from '@shingle/shared/website/endpoints.ts'
import { unwrap } from '../http/refusal.ts'
import { draftRoute, type Route } from '../http/route.ts'
import type { CountUse } from '../limits/rate-limits.ts'
import type { Drafts } from '../website/drafts.ts'
import type { PublishWebsite } from './publish-website.ts'
import type { SiteAddresses } from './site-addresses.ts'

interface Services {
  readonly publishWebsite: PublishWebsite
  readonly addresses: SiteAddresses
  readonly drafts: Drafts
  readonly countUse: CountUse
  readonly origins: Origins
  readonly clock: () => Date
}

const publish = ({ publishWebsite, countUse, origins, clock }: Services): Route =>
  draftRoute({
    method: 'POST',
    path: '/api/drafts/:id/publish',
    action: 'website.publish',
    body: publishBody,
    handle: async ({ caller, draft, body }) => {
      await countUse('publishes-per-user', caller.id)
      const published = unwrap(await publishWebsite({ draft, caller, ...body }))
      const url = siteUrl(origins, published.handle)
      return { status: 200, body: { ...published, url, publishedAt: clock().toISOString() } }
    },
  })

const unpublish = ({ addresses, drafts }: Services): Route =>
  draftRoute({
    method: 'DELETE',
    path: '/api/drafts/:id/publish',
    action: 'website.unpublish',
    handle: async ({ draft }) => {
      await addresses.releaseAll(draft._id)
      await drafts.recordUnpublished(draft._id)
      return { status: 204 }
    },
  })

/** Publishing, and taking a website off its address. */
export const publishRoutes = (services: Services): readonly Route[] => [
  publish(services),
  unpublish(services),
]
