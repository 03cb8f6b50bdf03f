import type { Language } from '../../language/language.ts'
import type { SiteStrings } from '../site-strings.ts'
import { english } from './english.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import { italian } from './italian.ts'
import { japanese } from './japanese.ts'
import { korean } from './korean.ts'
import { spanish } from './spanish.ts'

const stringsByLanguage: Readonly<Record<Language, SiteStrings>> = {
  english,
  spanish,
  french,
  italian,
  german,
  japanese,
  Korean: korean,
}

/** The fixed words of a language. */
export const siteStrings = (language: Language): SiteStrings => stringsByLanguage[language]
