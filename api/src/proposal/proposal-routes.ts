import { enoughForToday, modelBusy } from '@shingle/shared/language-model/problems.ts'
import type { Result } from '@shingle/shared/problem/problem.ts'
import { askForChangeEndpoint } from '@shingle/shared/proposal/endpoints.ts'
import type { ProposalEvent } from '@shingle/shared/proposal/proposal-event.ts'
import type { ProposedEdit } from '@shingle/shared/proposal/proposed-edit.ts'
import { noModelConnected } from '@shingle/shared/word-help/problems.ts'
import type { DraftLog } from '@shingle/storage/draft-log/draft-log.ts'
import type { LanguageModel } from '@shingle/storage/providers/language-model/language-model.ts'
import type { Db } from 'mongodb'
import { openEvents } from '../http/open-events.ts'
import { Refusal, unwrap } from '../http/refusal.ts'
import { type Route, route } from '../http/route.ts'
import { createPrompts } from '../prompt/prompts.ts'
import { readContent, readProblems } from '../website/read-content.ts'
import { briefOfDraft } from '../word-help/brief-of-draft.ts'
import { askForChange, tokensForChange } from './ask-for-change.ts'

interface Services {
  readonly db: Db
  readonly clock: () => Date
  readonly log: DraftLog
  readonly languageModel?: LanguageModel | undefined
}

const endingOf = (proposed: Result<readonly ProposedEdit[]>): ProposalEvent => {
  if (proposed.ok) return { is: 'proposed', edits: [...proposed.value] }
  const { code, status, text } = proposed.problem
  return { is: 'refused', code, status, text }
}

/** Asking for a change of a draft in words; the draft is not touched by it. */
export const proposalRoutes = ({ db, clock, log, languageModel }: Services): readonly Route[] => {
  const prompts = createPrompts(db, clock)
  return [
    route(askForChangeEndpoint, {
      summary: 'Ask the language model for a change, as server-sent events: it proposes edits',
      problems: [noModelConnected, enoughForToday, modelBusy, ...readProblems],
      handle: async ({ ctx, caller, thing: draft, body: { wish, section } }) => {
        if (languageModel === undefined) throw new Refusal(noModelConnected)
        const { content } = unwrap(await readContent(log, { draftId: draft._id, accountId: caller.id }))
        const brief = await briefOfDraft(caller.id, content)
        const sitting = unwrap(await languageModel.begin(caller.id, tokensForChange))
        const events = openEvents(ctx)
        const onWriting = (count: number) => events.send({ is: 'writing', count } satisfies ProposalEvent)
        void askForChange(
          { sitting, prompts },
          { content, brief, wish, section, signal: events.left, onWriting },
        )
          .then((proposed) => {
            events.send(endingOf(proposed))
            events.stream.end()
          })
          .catch((error: Error) => events.stream.destroy(error))
          .finally(() => sitting.end())
        return { status: 200, body: undefined }
      },
    }),
  ]
}
