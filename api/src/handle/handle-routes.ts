import { tooManyRequests } from '@shingle/shared/account/problems.ts'
import { checkHandleEndpoint } from '@shingle/shared/handle/endpoints.ts'
import { type Route, route } from '../http/route.ts'
import type { CountUse } from '../limits/rate-limits.ts'
import type { SiteAddresses } from '../publish/site-addresses.ts'
import { handleAvailability } from './handle-availability.ts'

interface Services {
  readonly addresses: SiteAddresses
  readonly countUse: CountUse
}

/** Checking a web address while it is typed. */
export const handleRoutes = ({ addresses, countUse }: Services): readonly Route[] => [
  route(checkHandleEndpoint, {
    summary: 'Whether a website could be published at a web address',
    problems: [tooManyRequests],
    handle: async ({ caller, params, query }) => {
      await countUse('handle-checks-per-user', caller.id)
      const asker = { userId: caller.id, draftId: query.draftId }
      return { status: 200, body: await handleAvailability(addresses, params.handle, asker) }
    },
  }),
]
