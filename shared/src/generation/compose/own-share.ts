import { quoteBannerLimits } from '../../sections/quote-banner/fields.ts'
import { servicesLimits } from '../../sections/services/fields.ts'
import { countWords, joinSentences } from '../fit.ts'
import { foldText, wordsOf } from '../fold-text.ts'
import { isLeadingWord } from '../own-words/said-by-card.ts'
import { textLimits } from '../text-limits.ts'
import type { Composer, OwnShare } from './composer.ts'
import { refusalsNoteIn } from './refusals-note.ts'

/** A description of fewer words is left to the headline, which says as much. */
const tooShortToQuote = 3

const smallWords = ['a', 'an', 'the', 'in', 'at', 'near', 'around', 'of', 'for', 'and']

// 'Sono rilegatrice', 'ich bin Töpferin'.
const beings =
  'i m am we re are ich bin wir sind eine soy somos una un yo je suis nous sommes une sono siamo io'.split(
    ' ',
  )

/** 'Plumber in Leeds.' says nothing that the headline, the name and the place do not. */
const isSaidAlready = (sentence: string, { name, place, copy }: Composer): boolean => {
  const known = new Set([
    ...smallWords,
    ...beings,
    ...wordsOf(foldText(`${name} ${place} ${copy.trade} ${copy.role}`)),
  ])
  return wordsOf(foldText(sentence)).every((word) => known.has(word))
}

/** A sentence that lists the services, of which each has a card, and says no more than what it is of and where. */
const isOnlyAList = (sentences: readonly string[], composer: Composer): boolean => {
  const { own, name, place, copy } = composer
  const [only = '', ...others] = sentences
  const ofCards = own.services.map((service) => `${service.name} ${service.detail ?? ''}`)
  const said = new Set(wordsOf(foldText([...ofCards, name, place, copy.trade, copy.role].join(' '))))
  const isSaid = (word: string) => said.has(word) || smallWords.includes(word) || isLeadingWord(word)
  return others.length === 0 && own.services.length >= 2 && wordsOf(foldText(only)).every(isSaid)
}

const inServices = { characters: servicesLimits.body }

const hasBanner = ({ plan }: Composer): boolean => plan.some(({ type }) => type === 'QuoteBanner')

/** Takes the first sentence that may stand alone out of what the introduction leaves. */
const withStatement = (composer: Composer, left: readonly string[]) => {
  const mayStand = (sentence: string) =>
    composer.own.statements.includes(sentence) && sentence.length <= quoteBannerLimits.primary
  const statement = (hasBanner(composer) && left.find(mayStand)) || ''
  return { statement, others: left.filter((sentence) => sentence !== statement) }
}

const dealOwnWords = (composer: Composer): Omit<OwnShare, 'refusals'> => {
  const { gap } = composer.wording
  const beside = composer.own.asides.filter((sentence) => !isSaidAlready(sentence, composer))
  // Without services there is no place but the introduction.
  const hasServices = composer.own.services.length > 0
  const asides = hasServices ? beside : []
  const told = hasServices ? composer.own.sentences : [...composer.own.sentences, ...beside]
  const [opening = '', ...others] = told
  const sentences = others.length > 0 && isSaidAlready(opening, composer) ? others : told
  const isShort = sentences.length === 1 && countWords(sentences[0] ?? '') < tooShortToQuote
  if (
    (isShort && sentences.every((sentence) => isSaidAlready(sentence, composer))) ||
    isOnlyAList(sentences, composer)
  ) {
    const { statement, others: rest } = withStatement(composer, asides)
    return { introduction: '', about: '', services: joinSentences(rest, inServices, gap), statement }
  }
  const introduction = joinSentences(sentences, textLimits.introductionText, gap)
  const left = sentences.slice(takenBy(introduction, sentences, gap))
  const { statement, others: rest } = withStatement(composer, [...left, ...asides])
  const afterIntroduction = rest.filter((sentence) => left.includes(sentence))
  const besides = rest.filter((sentence) => !left.includes(sentence))
  const about = hasBanner(composer) ? joinSentences(afterIntroduction, textLimits.about, gap) : ''
  const afterAbout = afterIntroduction.slice(takenBy(about, afterIntroduction, gap))
  return {
    introduction,
    about,
    services: joinSentences([...afterAbout, ...besides], inServices, gap),
    statement,
  }
}

/**
 * Deals the person's own sentences out: three to the introduction, one or four to the text banner, what they do not do
 * to whoever asks by the form or else to a banner of its own, the rest to the services.
 */
export const shareOwnWords = (composer: Composer): OwnShare => {
  const { own, plan, wording } = composer
  const limit = { characters: quoteBannerLimits.subordinate }
  const note = refusalsNoteIn(own, plan, wording.gap)
  if (note !== '') return { ...dealOwnWords(composer), refusals: note }
  if (plan.some(({ holds }) => holds === 'refusals'))
    return { ...dealOwnWords(composer), refusals: joinSentences(own.refusals, limit, wording.gap) }
  const asides = [...own.asides, ...own.refusals]
  return { ...dealOwnWords({ ...composer, own: { ...own, asides } }), refusals: '' }
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
