import type { DraftContent } from '@shingle/shared/draft/content.ts'
import type { Brief } from '@shingle/shared/generation/writing/brief.ts'
import { enoughForToday, modelBusy } from '@shingle/shared/language-model/problems.ts'
import type { Problem } from '@shingle/shared/problem/problem.ts'
import { noModelConnected } from '@shingle/shared/word-help/problems.ts'
import type { DraftLog } from '@shingle/storage/draft-log/draft-log.ts'
import type { LanguageModel, Sitting } from '@shingle/storage/providers/language-model/language-model.ts'
import type { Context } from 'koa'
import type { Db } from 'mongodb'
import type { Reply } from '../http/check-reply.ts'
import { type Events, openEvents } from '../http/open-events.ts'
import { Refusal, unwrap } from '../http/refusal.ts'
import { createPrompts, type Prompts } from '../prompt/prompts.ts'
import type { Caller } from '../session/caller.ts'
import { readContent, readProblems } from '../website/read-content.ts'
import { briefOfDraft } from './brief-of-draft.ts'

/** What help with a draft stands on. */
export interface HelpServices {
  readonly db: Db
  readonly clock: () => Date
  readonly log: DraftLog
  readonly languageModel?: LanguageModel | undefined
}

/** What helps with a draft is asked with: the model, what it is told of the business, and who hears of its answer. */
export interface Helping {
  readonly sitting: Sitting
  readonly prompts: Prompts
  readonly brief: Brief
  readonly events: Events
}

interface HelpOrder {
  readonly ctx: Context
  readonly caller: Caller
  readonly content: DraftContent
  /** What it may cost at most. */
  readonly tokens: number
}

/** What a call that helps with a draft may be refused for. */
export const helpProblems: readonly Problem[] = [noModelConnected, enoughForToday, modelBusy, ...readProblems]

/** The last event of a call that was refused after it had begun to answer. */
export const refusedEvent = ({ code, status, text }: Problem) =>
  ({ is: 'refused', code, status, text }) as const

/** Opens the helping of the language model with drafts, which are not touched by it. */
export const createHelpWithDraft = ({ db, clock, log, languageModel }: HelpServices) => {
  const prompts = createPrompts(db, clock)
  const connected = (): LanguageModel => {
    if (languageModel === undefined) throw new Refusal(noModelConnected)
    return languageModel
  }
  return {
    /** What a draft says now; throws where nobody could help with it. */
    read: async (draftId: string, { id: accountId }: Caller): Promise<DraftContent> => {
      connected()
      return unwrap(await readContent(log, { draftId, accountId })).content
    },
    /** Answers by events, of which what the model is asked tells the last. */
    answer: async (
      { ctx, caller, content, tokens }: HelpOrder,
      ask: (helping: Helping) => Promise<unknown>,
    ): Promise<Reply<undefined>> => {
      const brief = await briefOfDraft(caller.id, content)
      const sitting = unwrap(await connected().begin(caller.id, tokens))
      // Whoever stops it closes the line, and the model's is closed with it.
      const events = openEvents(ctx)
      void ask({ sitting, prompts, brief, events })
        .then((last) => {
          events.send(last)
          events.stream.end()
        })
        .catch((error: Error) => events.stream.destroy(error))
        .finally(() => sitting.end())
      return { status: 200, body: undefined }
    },
  }
}
