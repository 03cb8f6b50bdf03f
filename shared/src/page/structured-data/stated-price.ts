/** A price as search engines count: exact, or the least that it may be. */
export type StatedPrice = Readonly<
  { readonly priceCurrency: string } & ({ readonly price: string } | { readonly minPrice: string })
>

const dollars: Readonly<Record<string, string>> = {
  US: 'USD',
  CA: 'CAD',
  AU: 'AUD',
  NZ: 'NZD',
  MX: 'MXN',
  AR: 'ARS',
  CL: 'CLP',
  CO: 'COP',
}
const signs: Readonly<Record<string, string>> = {
  '£': 'GBP',
  '€': 'EUR',
  円: 'JPY',
  '₩': 'KRW',
  원: 'KRW',
  CHF: 'CHF',
  EUR: 'EUR',
  USD: 'USD',
  GBP: 'GBP',
  CAD: 'CAD',
  AUD: 'AUD',
  NZD: 'NZD',
}
const currency = new RegExp(`\\$|${Object.keys(signs).join('|')}`, 'giu')
const figure = /\d[\d.,'’]*\d|\d/gu
/** '1,200', '1.200,50', '85', '12.50': groups of three, and two places at most. */
const wholeOrCents = /^(?<whole>\d{1,3}(?:[.,'’]\d{3})+|\d+)(?:[.,](?<cents>\d{2}))?$/u
const least = /^(?:from|ab|von|à partir de|a partir de|dès|desde|a partire da|da)\s|から|부터|\+$/iu
/** What makes a figure another: ten thousands, thousands, a percentage, a half. */
const counted = /[万만千천%½¼]|\d ?k\b/iu

const amountOf = (written: string): string | undefined => {
  const groups = wholeOrCents.exec(written)?.groups
  if (groups?.whole === undefined) return undefined
  const whole = groups.whole.replace(/[.,'’]/gu, '')
  return groups.cents === undefined ? whole : `${whole}.${groups.cents}`
}

/**
 * The one sum that a price's words state, in a currency that is beyond doubt; undefined where they say more than one,
 * or leave open what is counted. `country`, by its two letters, tells whose dollars are meant; '' where that is unknown.
 */
export const statedPrice = (words: string, country: string): StatedPrice | undefined => {
  if (counted.test(words)) return undefined
  const [figures, currencies] = [words.match(figure) ?? [], words.match(currency) ?? []]
  const [sign] = currencies
  const amount = figures.length === 1 && figures[0] !== undefined ? amountOf(figures[0]) : undefined
  if (sign === undefined || currencies.length > 1 || amount === undefined) return undefined
  const priceCurrency = sign === '$' ? dollars[country] : signs[sign.toUpperCase()]
  if (priceCurrency === undefined) return undefined
  return least.test(words.trim()) ? { priceCurrency, minPrice: amount } : { priceCurrency, price: amount }
}
