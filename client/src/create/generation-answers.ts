import type { Answers } from '@shingle/shared/generation/answers.ts'
import type { DraftAnswers } from './answers.ts'
import { chosenSections } from './chosen-sections.ts'
import { browserTimeZone } from './location-guess.ts'

/** The finished answers, as the generator takes them here and on the server. */
export const generationAnswers = (answers: DraftAnswers): Answers => {
  const { industry, paletteId, fontPairId } = answers
  return {
    businessName: answers.businessName.trim(),
    businessActivities: answers.businessActivities.trim(),
    businessLocation: answers.businessLocation.trim(),
    sections: chosenSections(answers),
    timeZone: browserTimeZone(),
    ...(industry ? { industry } : {}),
    ...(paletteId ? { paletteId } : {}),
    ...(fontPairId ? { fontPairId } : {}),
  }
}
