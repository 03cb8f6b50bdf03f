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

/** Answers with the same words, but nothing in them that a draft cannot hold. */
export const tidyAnswers = (answers: Answers): Answers => ({
  ...answers,
  businessName: tidy(answers.businessName).replace(/\n+/gu, ' '),
  businessActivities: tidy(answers.businessActivities),
  businessLocation: tidy(answers.businessLocation).replace(/\n+/gu, ' '),
})
