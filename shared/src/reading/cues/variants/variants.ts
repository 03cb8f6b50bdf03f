import type { Language } from '../../../language/language.ts'
import { english } from './english.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import { italian } from './italian.ts'
import { japanese } from './japanese.ts'
import { korean } from './korean.ts'
import { spanish } from './spanish.ts'

/** Names that, beside a priced thing in its sentence, price more, less or another kind of it; as sources of regular expressions. */
export const variants: Readonly<Record<Language, readonly string[]>> = {
  english,
  german,
  spanish,
  french,
  italian,
  japanese,
  Korean: korean,
}
