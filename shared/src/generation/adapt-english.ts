import { isAmericanPlace, isAmericanZone } from '../business/american-place.ts'
import type { Answers } from './answers.ts'

const americanSpelling: Readonly<Record<string, string>> = {
  colour: 'color',
  colours: 'colors',
  grey: 'gray',
  mould: 'mold',
  neighbour: 'neighbor',
  neighbours: 'neighbors',
  favourite: 'favorite',
  favourites: 'favorites',
  centre: 'center',
  practise: 'practice',
  practises: 'practices',
  practised: 'practiced',
  practising: 'practicing',
  litre: 'liter',
  litres: 'liters',
  metre: 'meter',
  metres: 'meters',
  kerb: 'curb',
  cheque: 'check',
  programme: 'program',
  tyre: 'tire',
  tyres: 'tires',
  aluminium: 'aluminum',
  plough: 'plow',
  autumn: 'fall',
  labelled: 'labeled',
  organise: 'organize',
  organised: 'organized',
}

const withCaseOf = (model: string, word: string): string =>
  /^\p{Lu}/u.test(model) ? word.charAt(0).toUpperCase() + word.slice(1) : word

const replaceWords = (text: string, words: Readonly<Record<string, string>>): string =>
  Object.entries(words).reduce(
    (spoken, [british, american]) =>
      spoken.replace(new RegExp(`\\b${british}\\b`, 'gi'), (found) => withCaseOf(found, american)),
    text,
  )

const british = new RegExp(`\\b(?:${Object.keys(americanSpelling).join('|')})\\b`, 'gi')

/** A text as America writes it; `ofTrade` are the trade's own words, British to American. */
export const writeAmerican = (text: string, ofTrade: Readonly<Record<string, string>> = {}): string =>
  replaceWords(text, ofTrade).replace(british, (found) =>
    withCaseOf(found, americanSpelling[found.toLowerCase()] ?? found),
  )

const americanWords =
  /\b(?:colors?|tires?|neighbors?|neighborhood|centers?|favorites?|gray|sidewalk|faucets?|realtors?|\d{5}(?:-\d{4})?)\b|\$\d/iu
const britishWords =
  /\b(?:colours?|tyres?|neighbours?|neighbourhood|centres?|favourites?|grey|plumber’s mate|solicitors?|estate agents?|lettings?|flats?|boilers?|taps?)\b|£/iu

/**
 * Whether a business writes American English: by its country where that is known, else by its place, its time zone or its own
 * spelling.
 */
export const isAmerican = (
  answers: Pick<Answers, 'businessLocation' | 'businessActivities' | 'timeZone'>,
  country = '',
): boolean => {
  if (country !== '') return country === 'US'
  if (isAmericanPlace(answers.businessLocation)) return true
  if (answers.timeZone !== undefined && answers.timeZone !== '') return isAmericanZone(answers.timeZone)
  return americanWords.test(answers.businessActivities) && !britishWords.test(answers.businessActivities)
}
