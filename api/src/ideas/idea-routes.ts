import { tooManyRequests } from '@shingle/shared/account/problems.ts'
import { descriptionUnreadable } from '@shingle/shared/generation/problems.ts'
import { suggestIdeasEndpoint } from '@shingle/shared/ideas/endpoints.ts'
import { askerOf } from '@shingle/storage/network/network-of.ts'
import { goneSignal } from '../http/gone-signal.ts'
import { openRoute, type Route } from '../http/route.ts'
import type { AskForStranger } from '../prompt/ask-for-stranger.ts'
import { reader } from '../reader/reader.ts'
import { askForIdeas } from './ask-for-ideas.ts'

interface Services {
  readonly askForStranger: AskForStranger
}

/** The Business Idea Creator: nothing is read of a person's words but what they are good at. */
export const ideaRoutes = ({ askForStranger }: Services): readonly Route[] => [
  openRoute(suggestIdeasEndpoint, {
    summary: 'At most eight ideas for a business',
    problems: [tooManyRequests, descriptionUnreadable],
    handle: async ({ ctx, body }) => {
      const network = askerOf(ctx.ip)
      const ours = await reader.ideas(network, body)
      const by = { ours, network, signal: goneSignal(ctx) }
      return { status: 200, body: await askForIdeas(askForStranger, body, by) }
    },
  }),
]
