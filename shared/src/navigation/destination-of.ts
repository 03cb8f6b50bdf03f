import type { AnySection } from '../draft/content.ts'
import type { Language } from '../language/language.ts'
import { siteStrings } from '../page/site-strings.ts'
import { definitionOf } from '../sections/definitions.ts'
import type { Destination } from './destination.ts'

const nameOf = (section: AnySection, language: Language): string =>
  section.type === 'CodeEmbed' ? section.heading : (siteStrings(language).sections[section.type] ?? '')

/** A section as links see it. */
export const destinationOf = (section: AnySection, language: Language): Destination => ({
  id: section.id,
  type: section.type,
  name: nameOf(section, language),
  linkInHeader: section.linkInHeader && definitionOf(section.type).headerLinkAllowed,
})
