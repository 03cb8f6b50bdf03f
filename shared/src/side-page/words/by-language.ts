import type { Language } from '../../language/language.ts'
import type { SideWords } from '../side-words.ts'
import { english } from './english.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import { italian } from './italian.ts'
import { japanese } from './japanese.ts'
import { korean } from './korean.ts'
import { spanish } from './spanish.ts'

const wordsByLanguage: Readonly<Record<Language, SideWords>> = {
  ...{ english, spanish, french, italian, german, japanese },
  Korean: korean,
}

/** What pages beside the page say in a language. */
export const sideWords = (language: Language): SideWords => wordsByLanguage[language]
