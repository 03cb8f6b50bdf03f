import type { Answers } from '@shingle/shared/generation/answers.ts'
import { townOf } from '@shingle/shared/reading/place/town-of.ts'
import type { Reading } from '@shingle/shared/reading/reading.ts'

/** Answers as a draft is made from them: in the language that was read where none was chosen, and a town without its country. */
export const settleAnswers = (given: Answers, { language }: Reading): Answers => ({
  ...given,
  language: given.language ?? language,
  businessLocation: townOf(given.businessLocation),
  ...(given.guessedLocation === undefined ? {} : { guessedLocation: townOf(given.guessedLocation) }),
})
