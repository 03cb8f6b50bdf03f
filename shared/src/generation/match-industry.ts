import type { IndustryPack } from '../industry/pack.ts'
import { industryPacks } from '../industry/packs.ts'
import type { Language } from '../language/language.ts'
import type { Answers } from './answers.ts'
import { countMentions, indexWords, type WordIndex } from './word-patterns.ts'

/** One word of the trade itself decides; its things and doings need company. */
const weight = { trade: 4, foreign: 3, thing: 1 } as const
const enough = 2

type ForeignLanguage = Exclude<Language, 'english'>
const foreignLanguages = [
  'spanish',
  'french',
  'italian',
  'german',
  'japanese',
  'Korean',
] as const satisfies readonly ForeignLanguage[]

const scoreOf = (index: WordIndex, { words }: IndustryPack): number =>
  countMentions(index, words.trade) * weight.trade +
  Math.max(...foreignLanguages.map((language) => countMentions(index, words.foreign[language]))) *
    weight.foreign +
  countMentions(index, words.things) * weight.thing

/** The trade that a business's description and name speak of, or undefined where none is clear. */
export const matchIndustry = (
  answers: Pick<Answers, 'businessName' | 'businessActivities' | 'industry'>,
): IndustryPack | undefined => {
  const chosen = industryPacks.find((pack) => pack.slug === answers.industry)
  if (chosen !== undefined) return chosen
  const description = indexWords(answers.businessActivities)
  const name = indexWords(answers.businessName)
  let best: IndustryPack | undefined
  let bestScore = 0
  for (const pack of industryPacks) {
    const score = scoreOf(description, pack) + scoreOf(name, pack)
    if (score > bestScore) {
      best = pack
      bestScore = score
    }
  }
  return bestScore >= enough ? best : undefined
}
