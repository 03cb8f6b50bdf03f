import { checkHandleEndpoint } from '@shingle/shared/handle/endpoints.ts'
import { type Route, route } from '../http/route.ts'
import type { SiteAddresses } from '../publish/site-addresses.ts'
import { handleAvailability } from './handle-availability.ts'

interface Services {
  readonly addresses: SiteAddresses
}

/** Checking a web address while it is typed. */
export const handleRoutes = ({ addresses }: Services): readonly Route[] => [
  route(checkHandleEndpoint, {
    summary: 'Whether a website could be published at a web address',
    handle: async ({ caller, params, query }) => {
      const asker = { userId: caller.id, draftId: query.draftId, place: query.place ?? '' }
      return { status: 200, body: await handleAvailability(addresses, params.handle, asker) }
    },
  }),
]
