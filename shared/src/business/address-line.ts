import type { Language } from '../language/language.ts'
import type { Business } from './business.ts'

const stated = (separator: string, parts: readonly string[]): string =>
  parts.filter((part) => part.trim() !== '').join(separator)

type Address = Pick<Business, 'streetAddress' | 'postalCode' | 'location' | 'country'>

/**
 * The postal address in one line, as people who read the language write it; only what is stated. The code stands after
 * the town in English, before it on the continent, and before everything in Japan, where the street comes last.
 */
export const addressLine = (address: Address, language: Language): string => {
  const { streetAddress, postalCode, location, country } = address
  switch (language) {
    case 'english':
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
