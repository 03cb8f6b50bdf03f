import { currencySign } from '../reading/offers/currency.ts'

/** A price range as it is read in a country, by its two letters: the draft keeps it in dollars, '$$' is '££' there. */
export const priceRangeIn = (country: string, priceRange: string): string =>
  priceRange.replaceAll('$', currencySign(country))
