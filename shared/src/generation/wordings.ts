import type { Language } from '../language/language.ts'
import { englishWording } from './wording/english.ts'
import { frenchWording } from './wording/french.ts'
import { germanWording } from './wording/german.ts'
import { italianWording } from './wording/italian.ts'
import { japaneseWording } from './wording/japanese.ts'
import { koreanWording } from './wording/korean.ts'
import { spanishWording } from './wording/spanish.ts'
import type { Wording } from './wording.ts'

/** The words of each language. */
export const wordings: Readonly<Record<Language, Wording>> = {
  english: englishWording,
  spanish: spanishWording,
  french: frenchWording,
  italian: italianWording,
  german: germanWording,
  japanese: japaneseWording,
  Korean: koreanWording,
}
