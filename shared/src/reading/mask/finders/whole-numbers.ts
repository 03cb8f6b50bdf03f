import type { CountryCode } from 'libphonenumber-js/max'
import type { Language } from '../../../language/language.ts'
import type { MaskContext } from '../finder.ts'

/** The countries in which a language is mostly spoken. */
export const guesses: Readonly<Record<Language, readonly CountryCode[]>> = {
  english: ['GB', 'US', 'AU', 'IE', 'NZ'],
  spanish: ['ES', 'MX'],
  french: ['FR', 'BE', 'CH'],
  italian: ['IT', 'CH'],
  german: ['DE', 'AT', 'CH'],
  japanese: ['JP'],
  Korean: ['KR'],
}

/** As many figures as every number has, dialled in its own country or from abroad, where all have as many. */
const wholeNumbers: Partial<Record<CountryCode, RegExp>> = {
  GB: /^(?:0|44)[1-9]\d{9}$/,
  FR: /^(?:0|33)[1-9]\d{8}$/,
  ES: /^(?:34)?[6-9]\d{8}$/,
  US: /^1?[2-9]\d{9}$/,
  CA: /^1?[2-9]\d{9}$/,
  AU: /^(?:0|61)[2-478]\d{8}$/,
}

/** Whether no figure is missing: said to be their phone, it is their owner's, whether or not a plan has it. */
export const isWhole = (text: string, { country, language }: MaskContext): boolean => {
  const figures = text.replace(/\D/g, '')
  // A place is often guessed, from a clock that is set elsewhere.
  return [country, guesses[language][0]].some((place) => place && wholeNumbers[place]?.test(figures))
}

const grouped = /^\(?0\d+\)?(?:[ .]\d{2,})+$/u

/** Whether figures in the groups of a number stand alone between two stops or line ends: 'samedi matin. 06 39 98 12 34'. */
export const standsAlone = (text: string, index: number, written: string): boolean =>
  grouped.test(written.trim()) &&
  /(?:^|[.!?\n])\s*$/u.test(text.slice(Math.max(0, index - 8), index)) &&
  /^\s*(?:$|[.!?\n])/u.test(text.slice(index + written.length, index + written.length + 8))
