import { priceLead } from '../mask/finders/money.ts'

const before: Readonly<Record<string, string>> = {
  GB: '£',
  US: '$',
  CA: '$',
  AU: '$',
  NZ: '$',
  IE: '€',
  MX: '$',
  AR: '$',
  CO: '$',
  CL: '$',
}
const after: Readonly<Record<string, string>> = {
  DE: ' €',
  AT: ' €',
  FR: ' €',
  BE: ' €',
  ES: ' €',
  IT: ' €',
  NL: ' €',
  PT: ' €',
  LU: ' €',
  CH: ' CHF',
  JP: '円',
  KR: '원',
}

// '9 a cloth', '4,50 la porción': what it is of may stand behind it.
const ofUnit =
  "(?: (?:per|an?|each)(?!\\p{L}).*| (?:(?:la|le|el|il|al|a|à|per|par|por|pro|je|das|die) |l['’]|all['’])\\p{L}+)?"
const bare = new RegExp(`^(?:(?:${priceLead}) )?\\d[\\d.,]*${ofUnit}$`, 'iu')

/** A price as its owner wrote it; a bare figure gets the currency of the place. */
export const priceIn = (price: string, country: string): string =>
  bare.test(price)
    ? price.replace(/\d[\d.,]*/u, (figure) => `${before[country] ?? ''}${figure}${after[country] ?? ''}`)
    : price

/** Whether it is known in which currency a bare number is meant there. */
export const hasCurrency = (country: string): boolean => country in before || country in after

const signs: Readonly<Record<string, string>> = { JP: '¥', KR: '₩' }

/** The one sign by which money is written in a country; that of dollars where it has none or nobody knows it. */
export const currencySign = (country: string): string => {
  const sign = signs[country] ?? (before[country] ?? after[country] ?? '').trim()
  return sign.length === 1 ? sign : '$'
}

const inHundreds: readonly string[] = ['JP', 'KR', 'CO', 'CL', 'AR']

/** Whether nothing costs less than a hundred of its currency there. */
export const countsInHundreds = (country: string): boolean => inHundreds.includes(country)
