import type { Language } from '../../language/language.ts'
import type { PriceOption } from '../../reading/reading.ts'
import { asSentence } from './own-words.ts'
import type { ToldOffer } from './without-card-prices.ts'

const forSum: Readonly<Partial<Record<Language, string>>> = {
  english: 'for',
  german: 'für',
  spanish: 'por',
  french: 'pour',
  italian: 'per',
}

/** Another price with what it is of; how many are had for it is a number, which says nothing without a word between. */
const rowOf = ({ name, price }: PriceOption, language: Language): string => {
  const between = /^\d+$/u.test(name) ? forSum[language] : undefined
  return [name, between, price].filter((part) => part !== undefined && part !== '').join(' ')
}

/** What stands below a service's name: what its owner adds to it, and its other prices. */
export const detailOf = ({ detail, options, more = [] }: ToldOffer, language: Language): string =>
  [detail, ...more, ...options.map((option) => rowOf(option, language))]
    .filter((part) => part !== '')
    .map(asSentence)
    .join(' ')
