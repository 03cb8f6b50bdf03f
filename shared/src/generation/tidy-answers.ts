import { readWebAddress } from '../link/web-address.ts'
import type { Answers } from './answers.ts'
import { tidyLine, tidyText } from './tidy-text.ts'

/** The address to keep; '' where it is none. */
const keptLink = (typed: string): string => {
  const address = readWebAddress(typed)
  return address.ok ? address.value : ''
}

/** Answers with the same words, but nothing in them that a draft cannot hold. */
export const tidyAnswers = (answers: Answers): Answers => ({
  ...answers,
  businessName: tidyLine(answers.businessName),
  businessActivities: tidyText(answers.businessActivities),
  businessLocation: tidyLine(answers.businessLocation),
  ...(answers.guessedLocation === undefined ? {} : { guessedLocation: tidyLine(answers.guessedLocation) }),
  ...(answers.link === undefined ? {} : { link: keptLink(answers.link) }),
})
