import type { Language } from '../language/language.ts'
import { definitionOf } from './definitions.ts'
import type { SectionType } from './sections.ts'

/** What a link to a section of a type says, where nobody has another word for it; '' for a type that only its owner can name. */
export const sectionName = (type: SectionType, language: Language): string =>
  definitionOf(type).names?.[language] ?? ''
