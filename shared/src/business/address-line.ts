import type { Language } from '../language/language.ts'
import type { Business } from './business.ts'

const stated = (separator: string, parts: readonly string[]): string =>
  parts.filter((part) => part.trim() !== '').join(separator)

type Address = Pick<Business, 'streetAddress' | 'postalCode' | 'location' | 'country'>

interface Readers {
  readonly language: Language
  /** Where the business is, as ISO names it; absent where nobody knows. */
  readonly country?: string | undefined
}

/** In these the code stands behind the town, as in English. */
const codeLast = /GB|US|IE|CA|AU|NZ|IN|ZA|SG|HK|JP|KR/

const orderOf = ({ language, country }: Readers): 'japanese' | 'Korean' | 'townFirst' | 'codeFirst' => {
  if (language === 'japanese' && (country ?? 'JP') === 'JP') return language
  if (language === 'Korean' && (country ?? 'KR') === 'KR') return language
  const isTownFirst = country === undefined ? language === 'english' : codeLast.test(country)
  return isTownFirst ? 'townFirst' : 'codeFirst'
}

/**
 * The postal address in one line, as the country that the business is in writes it, else as people who read the language do; only
 * what is stated. The code stands after the town where English is spoken, before it on the continent, and before everything in
 * Japan, where the street comes last.
 */
export const addressLine = (address: Address, readers: Readers): string => {
  const { streetAddress, postalCode, location, country } = address
  switch (orderOf(readers)) {
    case 'townFirst':
      return stated(', ', [streetAddress, stated(' ', [location, postalCode]), country])
    case 'japanese':
      return stated(' ', [
        postalCode && `〒${postalCode.replace(/^〒/u, '')}`,
        country,
        location,
        streetAddress,
      ])
    case 'Korean':
      return stated(' ', [country, location, streetAddress, postalCode && `(${postalCode})`])
    default:
      return stated(', ', [streetAddress, stated(' ', [postalCode, location]), country])
  }
}
