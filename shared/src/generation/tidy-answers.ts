import { readWebAddress } from '../link/web-address.ts'
import type { Answers } from './answers.ts'
import { raisedPlace, withRaisedPlace } from './place.ts'
import { tidyLine, tidyText } from './tidy-text.ts'

/** The address to keep; '' where it is none. */
const keptLink = (typed: string): string => {
  const address = readWebAddress(typed)
  return address.ok ? address.value : ''
}

/** Answers with the same words, but nothing in them that a draft cannot hold. */
export const tidyAnswers = (answers: Answers): Answers => {
  const businessLocation = raisedPlace(tidyLine(answers.businessLocation))
  const { guessedLocation, link } = answers
  return {
    ...answers,
    businessName: tidyLine(answers.businessName),
    businessActivities: withRaisedPlace(tidyText(answers.businessActivities), businessLocation),
    businessLocation,
    ...(guessedLocation === undefined ? {} : { guessedLocation: raisedPlace(tidyLine(guessedLocation)) }),
    ...(link === undefined ? {} : { link: keptLink(link) }),
  }
}
