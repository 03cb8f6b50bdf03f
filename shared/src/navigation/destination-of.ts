import type { AnySection } from '../draft/content.ts'
import type { Language } from '../language/language.ts'
import { definitionOf } from '../sections/definitions.ts'
import type { Destination } from './destination.ts'

const nameOf = (section: AnySection, language: Language): string => {
  const { names, headerLinkAllowed } = definitionOf(section.type)
  if (names !== undefined) return names[language]
  return headerLinkAllowed && 'heading' in section ? section.heading : ''
}

/** A section as links see it. */
export const destinationOf = (section: AnySection, language: Language): Destination => {
  const { headerLinkAllowed, dispensable } = definitionOf(section.type)
  return {
    id: section.id,
    type: section.type,
    name: nameOf(section, language),
    linkInHeader: section.linkInHeader && headerLinkAllowed,
    dispensable: dispensable ?? Number.POSITIVE_INFINITY,
  }
}
