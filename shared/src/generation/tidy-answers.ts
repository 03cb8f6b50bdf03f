import { readWebAddress } from '../link/web-address.ts'
import type { Answers } from './answers.ts'

// Control characters and lone halves of surrogate pairs cannot be stored or shown; direction overrides can hide what a text says.
const unstorable = /(?!\n)\p{Cc}|[\u202d\u202e\ufeff]/gu

const tidy = (text: string): string =>
  text
    .replace(/\r\n?/gu, '\n')
    .toWellFormed()
    .replace(unstorable, ' ')
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
