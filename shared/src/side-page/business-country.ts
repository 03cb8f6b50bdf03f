import { isAmericanPlace } from '../business/american-place.ts'
import type { Business } from '../business/business.ts'
import { type Language, languages, languageTag } from '../language/language.ts'

/** The countries whose law a page beside the page names, and others in which European law holds. */
const countries = [
  ...['DE', 'AT', 'CH', 'FR', 'IT', 'ES', 'JP', 'KR', 'GB', 'US'],
  ...['IE', 'BE', 'LU', 'NL', 'LI', 'PT', 'DK', 'SE', 'NO', 'FI', 'PL', 'CZ', 'GR', 'IS', 'CY', 'MT'],
  ...['HU', 'RO', 'BG', 'HR', 'SI', 'SK', 'EE', 'LV', 'LT'],
] as const
/** A country as ISO 3166 names it. */
export type BusinessCountry = (typeof countries)[number]

const european: ReadonlySet<string> = new Set(
  countries.filter((country) => !['CH', 'JP', 'KR', 'US'].includes(country)),
)

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

/** The country of a business: by its own words, its place, its phone number, else the language of its website. */
export const businessCountry = (
  { country, location, phone }: Pick<Business, 'country' | 'location' | 'phone'>,
  language: Language,
): BusinessCountry | undefined =>
  named(country) ??
  named(location) ??
  dialled.find(([prefix]) => phone.replace(/^00/, '+').startsWith(prefix))?.[1] ??
  // Provinces of Italy are written as states are: Milano, MI.
  (language === 'english' && isAmericanPlace(location) ? 'US' : undefined) ??
  (country === '' ? spoken[language] : undefined)
