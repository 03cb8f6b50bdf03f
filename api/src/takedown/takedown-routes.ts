import { invalidToken } from '@shingle/shared/account/problems.ts'
import { takedownEndpoint } from '@shingle/shared/takedown/endpoints.ts'
import { noWebsiteAtLink } from '@shingle/shared/website/problems.ts'
import type { TakeOff } from '@shingle/storage/deletion/take-off.ts'
import { Refusal } from '../http/refusal.ts'
import { openRoute, type Route } from '../http/route.ts'
import { requireOperator } from '../policy/require-operator.ts'
import type { SiteAddresses } from '../publish/site-addresses.ts'
import type { Drafts } from '../website/drafts.ts'

interface Services {
  readonly drafts: Drafts
  readonly addresses: SiteAddresses
  readonly takeOff: TakeOff
  /** What the operator proves to be one with; nobody can where there is none. */
  readonly operatorToken?: string | undefined
}

const takeDown = async ({ drafts, takeOff }: Services, websiteId: string): Promise<boolean> => {
  // First of all, so that no publish that begins now puts it back.
  if (!(await drafts.recordTakedown(websiteId, true))) return false
  await takeOff(websiteId, 'operator')
  return true
}

const letBack = async ({ drafts, addresses }: Services, websiteId: string): Promise<boolean> => {
  const owner = await drafts.ownerOf(websiteId)
  const isThere = await drafts.recordTakedown(websiteId, false)
  // Of a website that was deleted meanwhile the addresses are left.
  return (await addresses.letBack(websiteId, owner)) || isThere
}

/** Taking a website off the web in the operator's name. The draft stays as it is. */
export const takedownRoutes = (services: Services): readonly Route[] => [
  openRoute(takedownEndpoint, {
    summary: 'Take a website down, or let it be published again: for the operator, with OPERATOR_TOKEN',
    problems: [invalidToken, noWebsiteAtLink],
    handle: async ({ ctx, params, body: { state } }) => {
      requireOperator(ctx, services.operatorToken)
      const websiteId = (await services.addresses.websiteAt(params.website)) ?? params.website
      const isKnown = await (state === 'taken-down' ? takeDown : letBack)(services, websiteId)
      if (!isKnown) throw new Refusal(noWebsiteAtLink)
      return { status: 200, body: { websiteId, state } }
    },
  }),
]
