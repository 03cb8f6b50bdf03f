import type { IdeaOrder, SuggestedIdeas } from '@shingle/shared/ideas/endpoints.ts'
import { ideaLimits, timeNames } from '@shingle/shared/ideas/idea-limits.ts'
import { ideaPlace, ideasWith } from '@shingle/trades/ideas/written-ideas.ts'
import * as z from 'zod/mini'
import { type AskForStranger, writtenByOf } from '../prompt/ask-for-stranger.ts'

const answerTokens = 900

const text = (maximum: number) => z.string().check(z.maxLength(maximum))

// An idea that is too long costs the others nothing.
const shape = {
  ideas: z
    .array(
      z.strictObject({
        words: text(ideaLimits.wordsLength * 3),
        from: z.array(text(ideaLimits.skillsLength)).check(z.maxLength(ideaLimits.skills + 2)),
        takes: text(ideaLimits.takes * 3),
      }),
    )
    .check(z.minLength(1), z.maxLength(ideaLimits.asked * 2)),
}

interface Asked {
  readonly ours: SuggestedIdeas
  readonly network: string
  readonly signal: AbortSignal
}

/** Ideas as they are shown: of the language model where one is connected, in time and fit, and for the rest our own. */
export const askForIdeas = async (ask: AskForStranger, order: IdeaOrder, { ours, ...by }: Asked) => {
  const { skills, time, place, shown = [] } = order
  const values = { skills, time: time === null ? '' : timeNames[time], place: ideaPlace(place), shown }
  const asked = { prompt: 'business-ideas', values, shape, maximumTokens: answerTokens, ...by } as const
  const answer = await ask(asked)
  const { ideas, isOfModel } = ideasWith(answer?.parts.ideas ?? [], ours.ideas, order)
  return { ideas, isLast: ours.isLast && !isOfModel, ...writtenByOf(answer, isOfModel) }
}
