import type { Language } from '../../../language/language.ts'
import { english } from './english.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import { italian } from './italian.ts'
import { japanese } from './japanese.ts'
import { korean } from './korean.ts'
import { spanish } from './spanish.ts'

/**
 * What whole pieces say that stands around a service, as sources of regular expressions in small letters: where, for how
 * many, who does it, of what, how prices and orders go in general, when and how long, what whoever comes does and sees.
 */
export const circumstances: Readonly<Record<Language, readonly string[]>> = {
  english,
  german,
  spanish,
  french,
  italian,
  japanese,
  Korean: korean,
}
