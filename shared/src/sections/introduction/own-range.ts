import type { Composer } from '../../generation/compose/composer.ts'
import { sentencesOf } from '../../generation/own-words/sentences.ts'
import { rangeIn } from './facts-in-heading.ts'

/** Ages, in the seven languages: of ranges they alone say for whom a business is. */
const ages =
  /\b(?:months?|years?|mois|ans|monate?n?|jahre?n?|mes(?:es|i)|años|anni)\b|か月|ヶ月|歳|才|개월|세|살/iu

/** A heading that fills no more than three lines. */
const longest = 92

/** The owner's own sentence with the ages they serve, as the heading, and what else they say; undefined where none. */
export const ownRangeIn = (
  introduction: string,
  { wording }: Pick<Composer, 'wording'>,
): { readonly heading: string; readonly rest: string } | undefined => {
  const sentences = sentencesOf(introduction)
  const leading = sentences.find(
    (sentence) => sentence.length <= longest && ages.test(rangeIn(sentence)?.[1] ?? ''),
  )
  if (leading === undefined) return undefined
  const rest = sentences.filter((sentence) => sentence !== leading).join(wording.gap)
  return { heading: leading.replace(/[.。]$/u, ''), rest }
}
