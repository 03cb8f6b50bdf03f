import type { Answers } from '@shingle/shared/generation/answers.ts'
import { tidyLine, tidyText } from '@shingle/shared/generation/tidy-text.ts'
import { normaliseWebAddress } from '@shingle/shared/link/web-address.ts'
import type { DraftAnswers } from './answers.ts'
import { chosenSections } from './chosen-sections.ts'
import { browserTimeZone } from './location-guess.ts'
import { isSurelyNamed, namedPlace } from './named-place.ts'

/** The finished answers, as the generator takes them here and on the server. */
export const generationAnswers = (answers: DraftAnswers): Answers => {
  const { language, paletteId, fontPairId, imported } = answers
  const link = normaliseWebAddress(answers.link)
  return {
    businessName: tidyLine(answers.businessName),
    businessActivities: tidyText(answers.businessActivities),
    ...placeOf(answers),
    ...(answers.sections ? { sections: chosenSections(answers) } : {}),
    timeZone: browserTimeZone(),
    ...(link ? { link } : {}),
    ...(imported ? { imported } : {}),
    ...tradeOf(answers),
    ...correctionsOf(answers),
    ...(language ? { language } : {}),
    ...(paletteId ? { paletteId } : {}),
    ...(fontPairId ? { fontPairId } : {}),
  }
}

const tradeOf = ({ industry, industryInsisted }: DraftAnswers) => {
  if (industry === null) return {}
  return industryInsisted ? { industry } : { broughtIndustry: industry }
}

const correctionsOf = ({ misreadRefusals: refusals, rightPhones: phones }: DraftAnswers) =>
  refusals.length + phones.length > 0 ? { corrections: { refusals, phones } } : {}

/**
 * A place is a fact once it is confirmed, or where the description names one town that is known; until then it is a guess,
 * written nowhere, and the description's own word is the better one.
 */
const placeOf = ({ businessActivities, businessLocation, locationConfirmed }: DraftAnswers) => {
  const place = tidyLine(businessLocation)
  if (locationConfirmed) return { businessLocation: place }
  const named = namedPlace(businessActivities)
  if (isSurelyNamed(businessActivities)) return { businessLocation: named }
  return { businessLocation: '', guessedLocation: named === '' ? place : named }
}
