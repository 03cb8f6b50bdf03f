import { tooManyRequests } from '@shingle/shared/account/problems.ts'
import { descriptionUnreadable } from '@shingle/shared/generation/problems.ts'
import { checkNamesEndpoint, suggestNamesEndpoint } from '@shingle/shared/names/endpoints.ts'
import { askerOf } from '@shingle/storage/network/network-of.ts'
import { goneSignal } from '../http/gone-signal.ts'
import { openRoute, type Route } from '../http/route.ts'
import type { AskForStranger } from '../prompt/ask-for-stranger.ts'
import type { SiteAddresses } from '../publish/site-addresses.ts'
import { reader } from '../reader/reader.ts'
import { askForNames } from './ask-for-names.ts'
import { nameAddresses } from './name-addresses.ts'

interface Services {
  readonly addresses: Pick<SiteAddresses, 'freeAmong'>
  readonly askForStranger: AskForStranger
}

/** The Business Name Creator: names for a business, and whether their web addresses could be had. */
export const nameRoutes = ({ addresses, askForStranger }: Services): readonly Route[] => [
  openRoute(suggestNamesEndpoint, {
    summary: 'Twelve names for a business',
    problems: [tooManyRequests, descriptionUnreadable],
    handle: async ({ ctx, body }) => {
      const network = askerOf(ctx.ip)
      const ours = await reader.names(network, body)
      const by = { ours, network, signal: goneSignal(ctx) }
      return { status: 200, body: await askForNames(askForStranger, body, by) }
    },
  }),
  openRoute(checkNamesEndpoint, {
    summary: 'Whether websites of up to twelve names could stand at their web addresses',
    problems: [tooManyRequests],
    handle: async ({ body }) => ({ status: 200, body: { addresses: await nameAddresses(addresses, body) } }),
  }),
]
