import type { DraftContent } from '@shingle/shared/draft/content.ts'
import type { Answers } from '@shingle/shared/generation/answers.ts'
import { generateDraft } from '@shingle/shared/generation/generate-draft.ts'
import { tidyAnswers } from '@shingle/shared/generation/tidy-answers.ts'
import type { Result } from '@shingle/shared/problem/problem.ts'
import { knownBusiness } from '@shingle/trades/known-business.ts'
import { settleAnswers } from '@shingle/trades/settle-answers.ts'

/** Reads the answers as only a server can, and makes a draft's content of them, clear of the looks that are taken. */
export const readAnswers = async (
  given: Answers,
  taken: readonly string[] = [],
): Promise<Result<DraftContent>> => {
  // Read as it will be written, its town raised.
  const answers = tidyAnswers(given)
  const { reading, known } = await knownBusiness(answers)
  return generateDraft(settleAnswers(answers, reading), { taken, known, reading })
}
