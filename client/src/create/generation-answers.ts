import type { Answers } from '@shingle/shared/generation/answers.ts'
import { normaliseWebAddress } from '@shingle/shared/link/web-address.ts'
import type { DraftAnswers } from './answers.ts'
import { chosenSections } from './chosen-sections.ts'
import { browserTimeZone } from './location-guess.ts'
import { namedPlace } from './named-place.ts'

/** The finished answers, as the generator takes them here and on the server. */
export const generationAnswers = (answers: DraftAnswers): Answers => {
  const { industry, paletteId, fontPairId } = answers
  const link = normaliseWebAddress(answers.link)
  return {
    businessName: answers.businessName.trim(),
    businessActivities: answers.businessActivities.trim(),
    ...placeOf(answers),
    sections: chosenSections(answers),
    timeZone: browserTimeZone(),
    ...(link ? { link } : {}),
    ...(industry ? { industry } : {}),
    ...(paletteId ? { paletteId } : {}),
    ...(fontPairId ? { fontPairId } : {}),
  }
}

/** A place is a fact once it is confirmed or stands in the description; until then it is a guess, and written nowhere. */
const placeOf = ({ businessActivities, businessLocation, locationConfirmed }: DraftAnswers) => {
  const place = businessLocation.trim()
  if (locationConfirmed) return { businessLocation: place }
  const named = namedPlace(businessActivities)
  return named === '' ? { businessLocation: '', guessedLocation: place } : { businessLocation: named }
}
