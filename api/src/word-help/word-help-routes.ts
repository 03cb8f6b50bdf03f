import type { Result } from '@shingle/shared/problem/problem.ts'
import { helpWithWordsEndpoint } from '@shingle/shared/word-help/endpoints.ts'
import { helpedText } from '@shingle/shared/word-help/helped-text.ts'
import { noSuchText } from '@shingle/shared/word-help/problems.ts'
import type { PutWords } from '@shingle/shared/word-help/word-gate.ts'
import type { WordHelpEvent } from '@shingle/shared/word-help/word-help-event.ts'
import type { Events } from '../http/open-events.ts'
import { Refusal } from '../http/refusal.ts'
import { type Route, route } from '../http/route.ts'
import { askForWords, tokensForWords } from './ask-for-words.ts'
import { createHelpWithDraft, type HelpServices, helpProblems, refusedEvent } from './help-with-draft.ts'

/** How often it is told how far the model is: nobody reads faster (milliseconds). */
const tellEveryMs = 60

const endingOf = (put: Result<PutWords>): WordHelpEvent =>
  put.ok ? { is: 'written', ...put.value } : refusedEvent(put.problem)

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
export const wordHelpRoutes = (services: HelpServices): readonly Route[] => {
  const help = createHelpWithDraft(services)
  return [
    route(helpWithWordsEndpoint, {
      summary: 'Have the language model put a text in other words, as server-sent events',
      problems: [noSuchText, ...helpProblems],
      handle: async ({ ctx, caller, thing: draft, body: { at, text, change, into } }) => {
        const content = await help.read(draft._id, caller)
        const found = helpedText(content, at)
        if (found === undefined) throw new Refusal(noSuchText)
        const asked = { change, into, before: { ...found, text } }
        const order = { ctx, caller, content, tokens: tokensForWords }
        return help.answer(order, async ({ brief, events, ...ports }) => {
          const about = { content, brief, asked, signal: events.left, onWriting: tellGrowth(events) }
          return endingOf(await askForWords(ports, about))
        })
      },
    }),
  ]
}
