import type { DraftContent } from '@shingle/shared/draft/content.ts'
import type { Answers } from '@shingle/shared/generation/answers.ts'
import { generateDraft } from '@shingle/shared/generation/generate-draft.ts'
import type { Result } from '@shingle/shared/problem/problem.ts'
import { knownBusiness } from '@shingle/trades/known-business.ts'

/** Reads the answers as only a server can, and makes a draft's content of them, clear of the looks that are taken. */
export const readAnswers = async (
  given: Answers,
  taken: readonly string[] = [],
): Promise<Result<DraftContent>> => {
  const { reading, known } = await knownBusiness(given)
  const answers = { ...given, language: given.language ?? reading.language }
  return generateDraft(answers, { taken, known, reading })
}
