import type { DraftContent } from '@shingle/shared/draft/content.ts'
import type { Answers } from '@shingle/shared/generation/answers.ts'
import { generateDraft } from '@shingle/shared/generation/generate-draft.ts'
import type { Result } from '@shingle/shared/problem/problem.ts'
import { knownBusiness } from '@shingle/trades/known-business.ts'

/** Makes the content of a draft from the answers of the onboarding, clear of the looks that are taken. */
type MakeContent = (taken?: readonly string[]) => Result<DraftContent>

/** Reads the answers as only a server can; what they make may be made several times. */
export const readAnswers = async (given: Answers): Promise<MakeContent> => {
  const { reading, known } = await knownBusiness(given)
  const answers = { ...given, language: given.language ?? reading.language }
  return (taken = []) => generateDraft(answers, { taken, known, reading })
}
