import type { PackCopy } from '../industry/pack.ts'
import type { Language } from '../language/language.ts'
import { englishWording } from './wording/english.ts'
import type { Wording } from './wording.ts'

/** The words of each language. */
export const wordings: Readonly<Record<Language, Wording>> = {
  english: englishWording,
  spanish: englishWording,
  french: englishWording,
  italian: englishWording,
  german: englishWording,
  japanese: englishWording,
  Korean: englishWording,
}

/** Trades whose texts exist in a language other than English, by slug. */
export const translatedCopy: Readonly<Partial<Record<Language, Readonly<Record<string, PackCopy>>>>> = {}
