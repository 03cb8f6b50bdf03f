import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint/endpoint.ts'
import { tidyLine } from '../generation/tidy-text.ts'
import { writtenBy } from '../language-model/written-by.ts'
import { ideaLimits, timesToSpare } from './idea-limits.ts'

const line = (maximum: number) => z.string().check(z.overwrite(tidyLine), z.maxLength(maximum))

/** What ideas are asked from: without a model the same order has the same ideas; every round of it has others. */
const ideaOrderSchema = z.strictObject({
  skills: z.array(line(ideaLimits.skillsLength).check(z.minLength(1))).check(
    z.minLength(1),
    z.maxLength(ideaLimits.skills),
    z.refine((all) => all.join(' ').length <= ideaLimits.skillsLength, 'Too many letters'),
  ),
  time: z.nullable(z.enum(timesToSpare)),
  place: line(ideaLimits.place),
  seed: line(ideaLimits.seed),
  round: z.int().check(z.nonnegative(), z.maximum(ideaLimits.lastRound)),
  /** The words that were shown in the rounds before: none of them come again. */
  shown: z.optional(
    z
      .array(line(ideaLimits.wordsLength + ideaLimits.skillsLength))
      .check(z.maxLength(ideaLimits.shown * (ideaLimits.lastRound + 1))),
  ),
})
export type IdeaOrder = z.infer<typeof ideaOrderSchema>

/** An idea as it is shown: its words, the answers that it came from, and what it takes. */
const shownIdea = z.strictObject({
  words: z.string(),
  // Some of the skills, the time and the place.
  from: z.array(z.string()).check(z.maxLength(ideaLimits.skills + 2)),
  takes: z.string(),
})

/** `isLast`: these answers lead to no others. */
const suggestedIdeas = z.strictObject({
  ideas: z.array(shownIdea).check(z.maxLength(ideaLimits.shown)),
  isLast: z.boolean(),
})
export type SuggestedIdeas = z.infer<typeof suggestedIdeas>
/** An idea as it is shown. */
export type ShownIdea = z.infer<typeof shownIdea>

/** Ideas for a business, the better ones first; nothing is kept. */
export const suggestIdeasEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/ideas',
  action: 'ideas.suggest',
  body: ideaOrderSchema,
  answer: z.extend(suggestedIdeas, writtenBy),
})
