import type { DraftContent } from '@shingle/shared/draft/content.ts'
import type { Answers } from '@shingle/shared/generation/answers.ts'
import { generateDraft } from '@shingle/shared/generation/generate-draft.ts'
import type { Result } from '@shingle/shared/problem/problem.ts'
import { factFinderFor } from '@shingle/shared/reading/fact-finder-for.ts'
import { readLanguage } from '@shingle/shared/reading/language/read-language.ts'
import { knownBusiness } from '@shingle/trades/known-business.ts'

/** The answers with the language of the description, where nobody chose one. */
const inItsLanguage = (answers: Answers): Answers => {
  const { businessActivities, businessLocation: place, timeZone } = answers
  if (answers.language !== undefined || businessActivities === '') return answers
  return { ...answers, language: readLanguage(businessActivities, { place, timeZone }).language }
}

/** Makes the content of a draft from the answers of the onboarding, clear of the looks that are taken. */
type MakeContent = (taken?: readonly string[]) => Result<DraftContent>

/** Reads the answers as only a server can; what they make may be made several times. */
export const readAnswers = async (given: Answers): Promise<MakeContent> => {
  const answers = inItsLanguage(given)
  const known = await knownBusiness(answers)
  const finders = factFinderFor(answers.businessLocation, answers.timeZone)
  return (taken = []) => generateDraft(answers, { taken, known, factFinderFor: finders })
}
