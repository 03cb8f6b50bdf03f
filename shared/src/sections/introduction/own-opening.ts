import type { Composer } from '../../generation/compose/composer.ts'
import { countWords, fits } from '../../generation/fit.ts'
import { sentencesOf } from '../../generation/own-words/sentences.ts'
import { textLimits } from '../../generation/text-limits.ts'
import { raiseFirst } from '../../text/raise-first.ts'

/**
 * The owner's first sentence, where it is short enough to be the heading of a page that would else be headed by the
 * name alone, and what else they say; undefined where it is longer, or tells figures.
 */
export const ownOpeningIn = (
  introduction: string,
  { wording }: Pick<Composer, 'wording'>,
): { readonly heading: string; readonly rest: string } | undefined => {
  const [opening = '', ...others] = sentencesOf(introduction)
  const said = raiseFirst(opening.replace(/[.!]+$/u, ''))
  const isSaid = wording.gap !== '' && countWords(said) > 1 && !/[\p{N}?]/u.test(said)
  return isSaid && fits(said, textLimits.introductionHeadline)
    ? { heading: said, rest: others.join(wording.gap) }
    : undefined
}
