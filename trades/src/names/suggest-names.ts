import type { Answers } from '@shingle/shared/generation/answers.ts'
import { type Language, languages } from '@shingle/shared/language/language.ts'
import type { NameOrder } from '@shingle/shared/names/endpoints.ts'
import { nameLimits } from '@shingle/shared/names/name-limits.ts'
import type { Reading } from '@shingle/shared/reading/reading.ts'
import { raiseFirst } from '@shingle/shared/text/raise-first.ts'
import { kindIds } from '../kind-ids.ts'
import { readingOf } from '../known-business.ts'
import { knownTrades } from '../recognize/known-trades.ts'
import { spelledFor } from '../spelled-for.ts'
import { townIn } from '../town-in.ts'
import { chooseDozen } from './choose-dozen.ts'
import { englishIncluding, englishNames } from './english-shapes.ts'
import { creaturesIn } from './excluded-kinds.ts'
import { hasWord } from './fitting-name.ts'
import type { NameMaterial } from './name-order.ts'
import { nearTrade } from './near-trades.ts'
import { likelyTrade, settingsIn, thingsIn, tradeToldBy } from './own-words.ts'
import { plainIncluding, plainNames } from './plain-shapes.ts'
import { imagesOf, wordsOf } from './words-of.ts'

/** Wanted words as a name has them; one that has an excluded word in it is not wanted. */
const wanted = ({ include, exclude }: NameOrder): readonly string[] =>
  include.filter((word) => !exclude.some((other) => hasWord(word, other))).map(raiseFirst)

const answersOf = ({ about, place }: NameOrder): Answers => ({
  ...{ businessName: '', businessActivities: about, businessLocation: place },
})

const han = /\p{Script=Han}/u
const latin = /^[\p{Script=Latin}\p{Script=Common}]*$/u

const isOneWord = (about: string): boolean => !/\S\s+\S/u.test(about.trim())

/**
 * The language of the names. A few words may look like any: then it is the one in which they name a trade, that which they
 * look like before English, and English before the others.
 */
const languageOf = ({ language, isSureOfLanguage, trade }: Reading, about: string): Language => {
  if (!latin.test(about)) return language === 'english' && han.test(about) ? 'japanese' : language
  const speaks = (one: Language) =>
    likelyTrade(about, { kindId: undefined, language: one }) !== '' ||
    (one === 'english' && tradeToldBy(about) !== '')
  const named = [...new Set<Language>([language, 'english', ...languages])].find(speaks)
  if (named !== undefined) return named
  // One word that nothing is known of looks like any language.
  return isSureOfLanguage || trade.outcome === 'trade' || !isOneWord(about) ? language : 'english'
}

/** What the words tell. Which of two trades is meant is a question for a page; a name may be of the likelier. */
const toldIn = ({ trade }: Reading, about: string, language: Language) => {
  const kind = trade.outcome === 'none' ? undefined : trade.kindId
  const kindId = kindIds.find((id) => id === kind)
  const told = language === 'english' ? tradeToldBy(about) : ''
  const open = told || (trade.rivals[0] ?? likelyTrade(about, { kindId, language }))
  const tradeId = trade.outcome === 'trade' ? trade.tradeId : open
  const known = knownTrades().find(({ id }) => id === tradeId)
  return nearTrade(about, { tradeId: known?.id ?? '', kindId: known?.kind ?? kindId })
}

/** The owner's own things, two at most: those of the trade, or what creatures it is about. */
const saidIn = (about: string, told: ReturnType<typeof toldIn>): readonly string[] => {
  const things = thingsIn(about, told)
  return things.length > 0 ? things : creaturesIn(about).map(raiseFirst)
}

const materialOf = (order: NameOrder): NameMaterial => {
  const reading = readingOf(answersOf(order))
  const language = languageOf(reading, order.about)
  const told = toldIn(reading, order.about, language)
  const { kindId } = told
  const isEnglish = language === 'english'
  const isSolemn = kindId === 'farewell'
  return {
    language,
    words: wordsOf(told, language),
    images: imagesOf(language, isSolemn),
    place: raiseFirst(townIn(order.place, nameLimits.town)),
    person: reading.person.split(' ')[0] ?? '',
    settings: isEnglish ? settingsIn(order.about) : [],
    said: isEnglish ? saidIn(order.about, told) : [],
    include: wanted(order),
    isSolemn,
  }
}

/** English names, each in the spelling of where the business is. */
const englishCandidates = (material: NameMaterial, spelled: (name: string) => string) =>
  [...englishIncluding(material), ...englishNames(material)].map((one) => ({
    ...one,
    name: spelled(one.name),
  }))

/** Twelve names for a business: the same for the same order, and others in every round. */
export const suggestNames = (order: NameOrder): readonly string[] => {
  const material = materialOf(order)
  const isEnglish = material.language === 'english'
  const { about, place, include, exclude, round } = order
  const seed = JSON.stringify([order.seed, about, place, include, exclude])
  const candidates = isEnglish
    ? englishCandidates(material, spelledFor(place, [about, ...include]))
    : [...plainIncluding(material), ...plainNames(material)]
  return chooseDozen(candidates, { exclude, round, seed, include: material.include })
}
