import { type Route, signedInRoute } from '../http/route.ts'
import type { CountUse } from '../limits/rate-limits.ts'
import type { SiteAddresses } from '../publish/site-addresses.ts'
import { handleAvailability } from './handle-availability.ts'

interface Services {
  readonly addresses: SiteAddresses
  readonly countUse: CountUse
}

/** Checking a web address while it is typed. */
export const handleRoutes = ({ addresses, countUse }: Services): readonly Route[] => [
  signedInRoute({
    method: 'GET',
    path: '/api/handles/:handle',
    action: 'handle.check',
    handle: async ({ ctx, caller, params }) => {
      await countUse('handle-checks-per-user', caller.id)
      const { draftId } = ctx.query
      const asker = { userId: caller.id, draftId: typeof draftId === 'string' ? draftId : undefined }
      return { status: 200, body: await handleAvailability(addresses, params.handle ?? '', asker) }
    },
  }),
]
