import type { AnySection } from '../draft/content.ts'
import { findDefinition } from '../sections/definitions.ts'
import type { Destination } from './destination.ts'
import { listedLinks, type NavigationPage } from './navigation.ts'

/** A section with a list of links round the page: the header and the footer. */
export type NavigatingSection = Extract<AnySection, { readonly navigation: unknown }>

/** Whether a section has a list of links round the page. */
export const isNavigating = (section: AnySection | undefined): section is NavigatingSection =>
  section !== undefined && 'navigation' in section

/** The page that a section's links stand on. */
export const navigationPage = (
  { type }: NavigatingSection,
  destinations: readonly Destination[],
): NavigationPage => {
  const links = findDefinition(type)?.fields.links
  return { destinations, maximum: links?.kind === 'items' ? links.maximum : 0 }
}

/** The section with the links that its owner sees in place of those that are stored. */
export const asListed = <S extends AnySection>(section: S, destinations: readonly Destination[]): S =>
  isNavigating(section)
    ? { ...section, links: listedLinks(section, navigationPage(section, destinations)) }
    : section
