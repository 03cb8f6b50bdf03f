import type { Result } from '@shingle/shared/problem/problem.ts'
import { askForChangeEndpoint } from '@shingle/shared/proposal/endpoints.ts'
import type { ProposalEvent } from '@shingle/shared/proposal/proposal-event.ts'
import type { ProposedEdit } from '@shingle/shared/proposal/proposed-edit.ts'
import { type Route, route } from '../http/route.ts'
import {
  createHelpWithDraft,
  type HelpServices,
  helpProblems,
  refusedEvent,
} from '../word-help/help-with-draft.ts'
import { askForChange, tokensForChange } from './ask-for-change.ts'

const endingOf = (proposed: Result<readonly ProposedEdit[]>): ProposalEvent =>
  proposed.ok ? { is: 'proposed', edits: [...proposed.value] } : refusedEvent(proposed.problem)

/** Asking for a change of a draft in words; the draft is not touched by it. */
export const proposalRoutes = (services: HelpServices): readonly Route[] => {
  const help = createHelpWithDraft(services)
  return [
    route(askForChangeEndpoint, {
      summary: 'Ask the language model for a change, as server-sent events: it proposes edits',
      problems: helpProblems,
      handle: async ({ ctx, caller, thing: draft, body: { wish, section } }) => {
        const content = await help.read(draft._id, caller)
        const order = { ctx, caller, content, tokens: tokensForChange }
        return help.answer(order, async ({ brief, events, ...ports }) => {
          const onWriting = (count: number) => events.send({ is: 'writing', count } satisfies ProposalEvent)
          const about = {
            accountId: caller.id,
            content,
            brief,
            wish,
            section,
            signal: events.left,
            onWriting,
          }
          return endingOf(await askForChange(ports, about))
        })
      },
    }),
  ]
}
