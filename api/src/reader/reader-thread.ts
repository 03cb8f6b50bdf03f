import type { DraftContent } from '@shingle/shared/draft/content.ts'
import type { Answers } from '@shingle/shared/generation/answers.ts'
import type { Understanding } from '@shingle/shared/generation/understanding.ts'
import type { Brief } from '@shingle/shared/generation/writing/brief.ts'
import type { IdeaOrder, SuggestedIdeas } from '@shingle/shared/ideas/endpoints.ts'
import type { NameOrder } from '@shingle/shared/names/endpoints.ts'
import type { Result } from '@shingle/shared/problem/problem.ts'
import { suggestIdeas } from '@shingle/trades/ideas/suggest-ideas.ts'
import { suggestNames } from '@shingle/trades/names/suggest-names.ts'
import { understandBusiness } from '@shingle/trades/understand-business.ts'
import { briefAnswers } from '../creation/brief-answers.ts'
import { readAnswers } from '../website/read-answers.ts'
import type { MakeOrder } from './make-order.ts'

/** Done once everything is loaded that reading takes. */
export const prepare = (): void => undefined

/** What the thread of the reader makes of answers. */
export const make = ({ answers, taken }: MakeOrder): Promise<Result<DraftContent>> =>
  readAnswers(answers, taken)

/** What it understands of them. */
export const understand = (answers: Answers): Promise<Understanding> => understandBusiness(answers)

/** The names that it makes of them. */
export const names = (order: NameOrder): readonly string[] => suggestNames(order)

/** The ideas that it makes of what somebody is good at. */
export const ideas = (order: IdeaOrder): SuggestedIdeas => suggestIdeas(order)

/** What a language model is told of them. */
export const brief = (answers: Answers): Promise<Brief> => briefAnswers(answers)
