import type { Answers } from '@shingle/shared/generation/answers.ts'
import { ownWordsOf } from '@shingle/shared/generation/own-words/own-words-of.ts'
import type { Brief } from '@shingle/shared/generation/writing/brief.ts'
import { generalPack } from '@shingle/shared/industry/packs/general.ts'
import { knownBusiness } from '@shingle/trades/known-business.ts'

/** What the language model is told of a business beside its own description. */
export const briefAnswers = async (answers: Answers): Promise<Brief> => {
  const { reading, known = generalPack } = await knownBusiness(answers)
  const { speaksAsOne } = ownWordsOf(reading)
  return {
    trade: known.copy.trade,
    tone: known.tone ?? 'plain-spoken',
    families: answers.fontPairId === undefined ? [...known.families] : [],
    refused: reading.refusals.flatMap(({ things }) => [...things]),
    speaksAsOne,
  }
}
