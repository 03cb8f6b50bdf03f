import {
  handleDeceives,
  handleIsOwners,
  handleUnavailable,
  invalidHandle,
} from '@shingle/shared/handle/problems.ts'
import { publishEndpoint, unpublishEndpoint } from '@shingle/shared/page/endpoints.ts'
import { websiteTakenDown } from '@shingle/shared/takedown/problems.ts'
import { someoneElseEdits } from '@shingle/shared/website/problems.ts'
import type { TakeOff } from '@shingle/storage/deletion/take-off.ts'
import type { SiteUrls } from '@shingle/storage/domains/site-urls.ts'
import { unwrap } from '../http/refusal.ts'
import { type Route, route } from '../http/route.ts'
import { readProblems } from '../website/read-content.ts'
import type { PublishWebsite } from './publish-website.ts'

interface Services {
  readonly publishWebsite: PublishWebsite
  readonly takeOff: TakeOff
  readonly siteUrls: SiteUrls
  readonly clock: () => Date
}

const publish = ({ publishWebsite, siteUrls, clock }: Services): Route =>
  route(publishEndpoint, {
    summary: 'Publish the draft at a web address',
    problems: [
      invalidHandle,
      handleUnavailable,
      handleDeceives,
      handleIsOwners,
      someoneElseEdits,
      websiteTakenDown,
      ...readProblems,
    ],
    handle: async ({ caller, thing: draft, body: { handle, ...held } }) => {
      const { listedFrom, ...published } = unwrap(await publishWebsite({ draft, caller, handle, held }))
      const url = await siteUrls.of({ websiteId: draft._id, handle: published.handle })
      const listed = listedFrom && { listedFrom: listedFrom.toISOString() }
      return { status: 200, body: { ...published, ...listed, url, publishedAt: clock().toISOString() } }
    },
  })

const unpublish = ({ takeOff }: Services): Route =>
  route(unpublishEndpoint, {
    summary: 'Take a website off its web address',
    handle: async ({ thing: draft }) => {
      await takeOff(draft._id, 'owner')
      return { status: 204, body: undefined }
    },
  })

/** Publishing, and taking a website off its address. */
export const publishRoutes = (services: Services): readonly Route[] => [
  publish(services),
  unpublish(services),
]
