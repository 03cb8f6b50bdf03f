import { readVisitsEndpoint } from '@shingle/shared/visit/endpoints.ts'
import type { SiteUrls } from '@shingle/storage/domains/site-urls.ts'
import { openWebsiteVisits } from '@shingle/storage/rows/website-visits.ts'
import type { Db } from 'mongodb'
import { type Route, route } from '../http/route.ts'
import { createReadVisits } from './read-visits.ts'

interface Services {
  readonly db: Db
  readonly clock: () => Date
  readonly siteUrls: SiteUrls
}

/** How often a website was visited, for its owner and editors (ruling 16). */
export const visitRoutes = (services: Services): readonly Route[] => {
  const readVisits = createReadVisits({ ...services, visits: openWebsiteVisits(services.db) })
  return [
    route(readVisitsEndpoint, {
      summary: 'How often a website was visited, by day and by month, and what of it was used',
      handle: async ({ thing: draft, caller }) => ({ status: 200, body: await readVisits(draft, caller.id) }),
    }),
  ]
}
