import { countWords, joinSentences } from '../fit.ts'
import { textLimits } from '../text-limits.ts'
import type { Composer } from './composer.ts'

/** Where each part of the person's description goes, so that no sentence is said twice. */
export interface OwnShare {
  readonly introduction: string
  readonly about: string
  readonly services: string
}

/** 'Plumber in Leeds.' is what the headline says already. */
const tooShortToQuote = 4

const isOnlyAList = ({ own }: Composer): boolean =>
  own.sentences.length === 1 &&
  own.services.length >= 2 &&
  countWords(own.sentences[0] ?? '') <= own.services.length * 3

/** Deals the person's own sentences out: three to the introduction, four to the text banner, the rest to the services. */
export const shareOwnWords = (composer: Composer): OwnShare => {
  const { gap } = composer.wording
  const [opening = '', ...others] = composer.own.sentences
  const repeatsHeadline =
    others.length > 0 && countWords(opening) < tooShortToQuote && composer.copy.trade !== ''
  const sentences = repeatsHeadline ? others : composer.own.sentences
  const short = sentences.length === 1 && countWords(opening) < tooShortToQuote
  if (short || isOnlyAList(composer)) return { introduction: '', about: '', services: '' }
  const hasBanner = composer.plan.some(({ type }) => type === 'QuoteBanner')
  const introduction = joinSentences(sentences, textLimits.introductionText, gap)
  const afterIntroduction = sentences.slice(takenBy(introduction, sentences, gap))
  const about = hasBanner ? joinSentences(afterIntroduction, textLimits.about, gap) : ''
  const afterAbout = afterIntroduction.slice(takenBy(about, afterIntroduction, gap))
  return { introduction, about, services: joinSentences(afterAbout, { characters: 1024 }, gap) }
}

const takenBy = (joined: string, sentences: readonly string[], gap: string): number => {
  if (joined === '') return 0
  let length = 0
  for (const [index, sentence] of sentences.entries()) {
    length += sentence.length + (index === 0 ? 0 : gap.length)
    if (length >= joined.length) return index + 1
  }
  return sentences.length
}
