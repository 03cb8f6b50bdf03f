import { isAmericanPlace } from '../business/american-place.ts'
import type { Business } from '../business/business.ts'
import { type Language, languages, languageTag } from '../language/language.ts'

/** Countries in which European law holds. */
const inEurope = [
  ...[
    'DE',
    'AT',
    'FR',
    'IT',
    'ES',
    'GB',
    'IE',
    'BE',
    'LU',
    'NL',
    'LI',
    'PT',
    'DK',
    'SE',
    'NO',
    'FI',
    'PL',
    'CZ',
    'GR',
    'IS',
    'CY',
    'MT',
  ],
  ...['HU', 'RO', 'BG', 'HR', 'SI', 'SK', 'EE', 'LV', 'LT'],
] as const
const countries = [
  ...inEurope,
  ...([
    'CH',
    'JP',
    'KR',
    'US',
    'CA',
    'AU',
    'NZ',
    'IN',
    'ZA',
    'SG',
    'HK',
    'IL',
    'BR',
    'MX',
    'AR',
    'CL',
  ] as const),
] as const
/** A country as ISO 3166 names it. */
export type BusinessCountry = (typeof countries)[number]

const european: ReadonlySet<string> = new Set(inEurope)

/** Whether the General Data Protection Regulation, or its British twin, holds there. */
export const isEuropean = (country: BusinessCountry | undefined): boolean =>
  country !== undefined && european.has(country)

const dialled: readonly (readonly [string, BusinessCountry])[] = [
  ...([
    ['+49', 'DE'],
    ['+43', 'AT'],
    ['+41', 'CH'],
    ['+33', 'FR'],
    ['+39', 'IT'],
    ['+34', 'ES'],
  ] as const),
  ...([
    ['+81', 'JP'],
    ['+82', 'KR'],
    ['+44', 'GB'],
    ['+353', 'IE'],
    ['+32', 'BE'],
    ['+352', 'LU'],
  ] as const),
  ...([
    ['+31', 'NL'],
    ['+45', 'DK'],
    ['+46', 'SE'],
    ['+47', 'NO'],
    ['+48', 'PL'],
    ['+30', 'GR'],
    ['+36', 'HU'],
    ['+40', 'RO'],
  ] as const),
  ...([
    ['+351', 'PT'],
    ['+354', 'IS'],
    ['+356', 'MT'],
    ['+357', 'CY'],
    ['+358', 'FI'],
    ['+359', 'BG'],
    ['+370', 'LT'],
    ['+371', 'LV'],
    ['+372', 'EE'],
    ['+385', 'HR'],
    ['+386', 'SI'],
    ['+420', 'CZ'],
    ['+421', 'SK'],
    ['+423', 'LI'],
  ] as const),
]

/** Where nearly everybody who writes a language has their business. */
const spoken: Partial<Record<Language, BusinessCountry>> = {
  ...{ german: 'DE', french: 'FR', italian: 'IT', japanese: 'JP', Korean: 'KR' },
}

const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim()

const shortNames: Readonly<Record<string, BusinessCountry>> = {
  ...{ uk: 'GB', england: 'GB', scotland: 'GB', wales: 'GB', usa: 'US', us: 'US' },
}

let known: ReadonlyMap<string, BusinessCountry> | undefined

const namedCountries = (): ReadonlyMap<string, BusinessCountry> =>
  new Map([
    ...Object.entries(shortNames),
    ...languages.flatMap((language) => {
      const names = new Intl.DisplayNames([languageTag[language]], { type: 'region' })
      return countries.map((country) => [fold(names.of(country) ?? country), country] as const)
    }),
  ])

const named = (place: string): BusinessCountry | undefined => {
  known ??= namedCountries()
  return known.get(fold(place.split(/[,、，]/u).at(-1) ?? ''))
}

/** A town, and the country that stands behind it as people write it, as ISO names that: 'Ludlow' and 'GB' of 'Ludlow, England'. */
export const townAndCountry = (
  location: string,
): { readonly town: string; readonly country: BusinessCountry | '' } => {
  const country = named(location)
  const town = country === undefined ? location : location.replace(/[,、，][^,、，]*$/u, '').trim()
  return { town, country: town === location ? '' : (country ?? '') }
}

/** What tells where a business is; a page that was published before its country was kept has none. */
type Told = Pick<Business, 'country' | 'location' | 'phone'> & Partial<Pick<Business, 'homeCountry'>>

/** By what was known when the website was made, else by a place that is written as in America. */
const madeFor = (
  { country: said, homeCountry = '', location }: Told,
  language: Language,
): BusinessCountry | undefined => {
  if (said === '' && homeCountry !== '') return countries.find((country) => country === homeCountry)
  // Provinces of Italy are written as states are: Milano, MI.
  return language === 'english' && isAmericanPlace(location, said) ? 'US' : undefined
}

/**
 * The country of a business: by its own words, its place, its phone number, what was known when its website was made, else the
 * language of its website.
 */
export const businessCountry = (business: Told, language: Language): BusinessCountry | undefined => {
  const { country, location, phone, homeCountry = '' } = business
  return (
    named(country) ??
    named(location) ??
    dialled.find(([prefix]) => phone.replace(/^00/, '+').startsWith(prefix))?.[1] ??
    madeFor(business, language) ??
    (country === '' && homeCountry === '' ? spoken[language] : undefined)
  )
}
