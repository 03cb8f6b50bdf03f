import { enoughForToday, modelBusy } from '@shingle/shared/language-model/problems.ts'
import type { Problem, Result } from '@shingle/shared/problem/problem.ts'
import { helpWithWordsEndpoint } from '@shingle/shared/word-help/endpoints.ts'
import { helpedText } from '@shingle/shared/word-help/helped-text.ts'
import { noModelConnected, noSuchText } from '@shingle/shared/word-help/problems.ts'
import type { PutWords } from '@shingle/shared/word-help/word-gate.ts'
import type { WordHelpEvent } from '@shingle/shared/word-help/word-help-event.ts'
import type { DraftLog } from '@shingle/storage/draft-log/draft-log.ts'
import type { LanguageModel } from '@shingle/storage/providers/language-model/language-model.ts'
import type { Db } from 'mongodb'
import { type Events, openEvents } from '../http/open-events.ts'
import { Refusal, unwrap } from '../http/refusal.ts'
import { type Route, route } from '../http/route.ts'
import { createPrompts } from '../prompt/prompts.ts'
import { readContent, readProblems } from '../website/read-content.ts'
import { askForWords, tokensForWords } from './ask-for-words.ts'
import { briefOfDraft } from './brief-of-draft.ts'

interface Services {
  readonly db: Db
  readonly clock: () => Date
  readonly log: DraftLog
  readonly languageModel?: LanguageModel | undefined
}

/** How often it is told how far the model is: nobody reads faster (milliseconds). */
const tellEveryMs = 60

const refusedAs = ({ code, status, text }: Problem): WordHelpEvent => ({ is: 'refused', code, status, text })

const endingOf = (put: Result<PutWords>): WordHelpEvent =>
  put.ok ? { is: 'written', ...put.value } : refusedAs(put.problem)

/** Tells of a text as it grows, now and then. */
const tellGrowth = ({ send }: Events) => {
  let toldAt = 0
  return (text: string): void => {
    if (Date.now() - toldAt < tellEveryMs) return
    toldAt = Date.now()
    send({ is: 'writing', text } satisfies WordHelpEvent)
  }
}

/** Help with the words of a draft, which is not touched by it. */
export const wordHelpRoutes = ({ db, clock, log, languageModel }: Services): readonly Route[] => {
  const prompts = createPrompts(db, clock)
  return [
    route(helpWithWordsEndpoint, {
      summary: 'Have the language model put a text in other words, as server-sent events',
      problems: [noModelConnected, noSuchText, enoughForToday, modelBusy, ...readProblems],
      handle: async ({ ctx, caller, thing: draft, body: { at, text, change, into } }) => {
        if (languageModel === undefined) throw new Refusal(noModelConnected)
        const { content } = unwrap(await readContent(log, { draftId: draft._id, accountId: caller.id }))
        const found = helpedText(content, at)
        if (found === undefined) throw new Refusal(noSuchText)
        const brief = await briefOfDraft(caller.id, content)
        const sitting = unwrap(await languageModel.begin(caller.id, tokensForWords))
        // Whoever stops it closes the line, and the model's is closed with it.
        const events = openEvents(ctx)
        const asked = { change, into, before: { ...found, text } }
        const order = { content, brief, asked, signal: events.left, onWriting: tellGrowth(events) }
        void askForWords({ sitting, prompts }, order)
          .then((put) => {
            events.send(endingOf(put))
            events.stream.end()
          })
          .catch((error: Error) => events.stream.destroy(error))
          .finally(() => sitting.end())
        return { status: 200, body: undefined }
      },
    }),
  ]
}
