import type { Composer } from '../../generation/compose/composer.ts'
import { fits } from '../../generation/fit.ts'
import { sentencesOf } from '../../generation/own-words/sentences.ts'
import { textLimits } from '../../generation/text-limits.ts'
import { raiseFirst } from '../../text/raise-first.ts'
import { rangeIn, rangeWords } from './facts-in-heading.ts'

/** Ages, in the seven languages: of ranges they alone say for whom a business is. */
const ages =
  /\b(?:months?|years?|mois|ans|monate?n?|jahre?n?|mes(?:es|i)|años|anni)\b|か月|ヶ月|歳|才|개월|세|살/iu

/**
 * The ages that the owner serves, as the heading, and what else they say: a sentence that is short enough leads whole,
 * of a longer one the ages alone; undefined where none are named.
 */
export const ownRangeIn = (
  introduction: string,
  { wording }: Pick<Composer, 'wording'>,
): { readonly heading: string; readonly rest: string } | undefined => {
  const sentences = sentencesOf(introduction)
  const leading = sentences.find((sentence) => ages.test(rangeIn(sentence)?.[1] ?? ''))
  if (leading === undefined) return undefined
  const whole = leading.replace(/[.。]$/u, '')
  if (!fits(whole, textLimits.introductionHeadline))
    return { heading: raiseFirst(rangeWords(leading) ?? ''), rest: introduction }
  return { heading: whole, rest: sentences.filter((sentence) => sentence !== leading).join(wording.gap) }
}
