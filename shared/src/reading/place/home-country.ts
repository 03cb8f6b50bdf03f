import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { countryOf, countryOfPlace } from './country-of.ts'

/** Zones of countries that no description is read by, but whose own ways of writing are known. */
const otherZones: readonly (readonly [RegExp, CountryCode])[] = [
  [/^Asia\/(?:Kolkata|Calcutta)$/u, 'IN'],
  [/^Asia\/(?:Jerusalem|Tel_Aviv)$/u, 'IL'],
  [/^Asia\/Tbilisi$/u, 'GE'],
  [/^Asia\/Singapore$/u, 'SG'],
  [/^Asia\/Hong_Kong$/u, 'HK'],
  [/^Africa\/Johannesburg$/u, 'ZA'],
]

/** 'CA' and 'Georgia' are a state to some and a country to others. */
const isDoubtful = (place: string): boolean => {
  const last = place.split(',').at(-1)?.trim() ?? ''
  return /^(?:Georgia|Washington)$/u.test(last) || isSupportedCountry(last)
}

const dialled = (phone: string): CountryCode | undefined =>
  parsePhoneNumberFromString(phone.trim().replace(/^00/u, '+'))?.country

interface Told {
  readonly place: string
  /** An IANA name; '' where nobody knows. */
  readonly timeZone: string
  readonly phone: string
  readonly postalCode: string
}

/**
 * The country that a business is at home in, as ISO names it: by a place that says so, else by its phone number, the clock, a place
 * that may be read in two ways, or its code; '' where nothing tells.
 */
export const homeCountry = ({ place, timeZone, phone, postalCode }: Told): string =>
  (isDoubtful(place) ? undefined : countryOfPlace(place, timeZone)) ??
  dialled(phone) ??
  countryOf('', timeZone) ??
  otherZones.find(([zone]) => zone.test(timeZone))?.[1] ??
  countryOfPlace(place, timeZone) ??
  // A bare code of five figures is written in many countries, one with four more in America alone.
  (/^\d{5}-\d{4}$/u.test(postalCode) ? 'US' : '')
