import type { DraftContent } from '@shingle/shared/draft/content.ts'
import type { Answers } from '@shingle/shared/generation/answers.ts'
import { generateDraft } from '@shingle/shared/generation/generate-draft.ts'
import type { Result } from '@shingle/shared/problem/problem.ts'
import { knownBusiness } from '@shingle/trades/known-business.ts'
import { settleAnswers } from '@shingle/trades/settle-answers.ts'

/** Reads the answers as only a server can, and makes a draft's content of them, clear of the looks that are taken. */
export const readAnswers = async (
  given: Answers,
  taken: readonly string[] = [],
): Promise<Result<DraftContent>> => {
  const { reading, known } = await knownBusiness(given)
  return generateDraft(settleAnswers(given, reading), { taken, known, reading })
}
