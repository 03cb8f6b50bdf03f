import { readWebAddress } from '../link/web-address.ts'
import { severalLines } from '../text/plain-text.ts'
import type { Answers } from './answers.ts'

const tidy = (text: string): string =>
  severalLines(text)
    .replace(/[^\S\n]+/gu, ' ')
    .trim()

const oneLine = (text: string): string => tidy(text).replace(/\n+/gu, ' ')

/** The address to keep; '' where it is none. */
const keptLink = (typed: string): string => {
  const address = readWebAddress(typed)
  return address.ok ? address.value : ''
}

/** Answers with the same words, but nothing in them that a draft cannot hold. */
export const tidyAnswers = (answers: Answers): Answers => ({
  ...answers,
  businessName: oneLine(answers.businessName),
  businessActivities: tidy(answers.businessActivities),
  businessLocation: oneLine(answers.businessLocation),
  ...(answers.guessedLocation === undefined ? {} : { guessedLocation: oneLine(answers.guessedLocation) }),
  ...(answers.link === undefined ? {} : { link: keptLink(answers.link) }),
})
