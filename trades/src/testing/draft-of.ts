import type { DraftContent } from '@shingle/shared/draft/content.ts'
import type { Answers } from '@shingle/shared/generation/answers.ts'
import { generateDraft } from '@shingle/shared/generation/generate-draft.ts'
import { tidyAnswers } from '@shingle/shared/generation/tidy-answers.ts'
import type { IndustryPack } from '@shingle/shared/industry/pack.ts'
import { languages } from '@shingle/shared/language/language.ts'
import type { Result } from '@shingle/shared/problem/problem.ts'
import { kinds } from '../kinds.ts'
import { calledAsSaid, packOf, readingOf, type ToldBusiness, tellBusiness } from '../known-business.ts'
import { packs } from '../packs.ts'
import { knownTrades } from '../recognize/known-trades.ts'
import { settleAnswers } from '../settle-answers.ts'

const everyBusiness: readonly ToldBusiness[] = languages.flatMap((language): readonly ToldBusiness[] => [
  ...kinds.map(({ id }) => ({ kindId: id, language })),
  ...knownTrades().map(({ id, kind }) => ({ kindId: kind, tradeId: id, language })),
  ...knownTrades()
    .filter(({ id }) => id in packs)
    .map(({ id, kind }) => ({ kindId: kind, tradeId: id, language, isBeyondPack: true })),
])

const keyOf = ({ kindId, tradeId, language, isBeyondPack = false }: ToldBusiness): string =>
  `${kindId} ${tradeId} ${language} ${isBeyondPack}`

// Loaded beforehand, so that tests and samples need not wait.
const known: ReadonlyMap<string, IndustryPack | undefined> = new Map(
  await Promise.all(everyBusiness.map(async (told) => [keyOf(told), await packOf(told)] as const)),
)

/** What the page of a business is written from. */
export const knownOf = (answers: Answers, reading = readingOf(answers)): IndustryPack | undefined => {
  const told = tellBusiness(answers, reading)
  const pack = told && known.get(keyOf(told))
  return pack && told && calledAsSaid(pack, told)
}

/** The draft that the server makes from answers, at once. */
export const draftOf = (given: Answers, taken: readonly string[] = []): Result<DraftContent> => {
  const tidy = tidyAnswers(given)
  const reading = readingOf(tidy)
  const answers = settleAnswers(tidy, reading)
  return generateDraft(answers, { known: knownOf(answers, reading), taken, reading })
}

/** The trades whose pages have texts of their own, by id. */
export const packIds: readonly string[] = Object.keys(packs)
