import type { CountryCode } from 'libphonenumber-js/max'
import { type Language, languages } from '../../language/language.ts'

const spoken: Readonly<Record<Language, string>> = {
  english: 'GB US AU NZ IE JM TT BS BB GI IM JE GG',
  spanish: 'ES MX AR CO CL PE EC GT CU BO DO HN PY SV NI CR PA UY VE PR',
  french: 'FR MC GP MQ GF RE YT NC PF SN CI',
  italian: 'IT SM VA',
  german: 'DE AT LI',
  japanese: 'JP',
  Korean: 'KR',
}

/** The language that nearly everybody writes in a country; undefined where there are several, as in Canada. */
export const languageOfCountry = (country: CountryCode | undefined): Language | undefined =>
  country === undefined
    ? undefined
    : languages.find((language) => spoken[language].split(' ').includes(country))
