import type { Answers } from '@shingle/shared/generation/answers.ts'
import { townOf } from '@shingle/shared/reading/place/town-of.ts'
import type { Reading } from '@shingle/shared/reading/reading.ts'
import { placeOfTrade } from './place-of-trade.ts'

/** Answers as a draft is made from them: in the language that was read where none was chosen, and a town without its country. */
export const settleAnswers = (given: Answers, reading: Reading): Answers => {
  const language = given.language ?? reading.language
  const { businessLocation, guessedLocation, ...rest } = given
  const said =
    businessLocation === '' ? placeOfTrade(guessedLocation ?? '', { reading, language }) : undefined
  return {
    ...rest,
    language,
    businessLocation: townOf(said ?? businessLocation),
    ...(guessedLocation === undefined || said !== undefined
      ? {}
      : { guessedLocation: townOf(guessedLocation) }),
  }
}
