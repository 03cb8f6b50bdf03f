import type * as Y from 'yjs'
import { destinationOf } from '../../navigation/destination-of.ts'
import { isNavigating, type NavigatingSection, navigationPage } from '../../navigation/navigating-section.ts'
import { followsSections, listedLinks, type NavigationLink } from '../../navigation/navigation.ts'
import { shownSections } from '../../page/shown-sections.ts'
import { definitionOf } from '../../sections/definitions.ts'
import { inOrder } from '../in-order.ts'
import { materialise, materialiseSection } from '../materialise.ts'
import { listOf, sectionOf } from '../shape.ts'
import { sharedValue } from '../shared-value.ts'
import { edit } from './edit.ts'

/** Which list of which section. */
interface At {
  readonly section: string
  readonly list: string
}

/** The field that holds the links of a header or footer. */
const linksField = 'links'

const navigatingAt = (doc: Y.Doc, { section: id, list }: At): NavigatingSection | undefined => {
  const section = list === linksField ? materialiseSection(doc, id) : undefined
  return isNavigating(section) ? section : undefined
}

/** The links of a header or footer while they follow the sections; undefined for lists that are their owner's. */
const followedLinks = (doc: Y.Doc, at: At): readonly NavigationLink[] | undefined => {
  const section = navigatingAt(doc, at)
  if (section === undefined || !followsSections(section)) return undefined
  const content = materialise(doc)
  const destinations = shownSections(content, 'canvas').map((one) =>
    destinationOf(one, content.settings.language),
  )
  return listedLinks(section, navigationPage(section, destinations))
}

/** A link of a header or footer that follows the sections; undefined for any other item. */
export const followedLink = (doc: Y.Doc, at: At & { readonly item: string }): NavigationLink | undefined =>
  followedLinks(doc, at)?.find(({ id }) => id === at.item)

/** The ids of a list's items in order, as its owner sees them. */
export const listedIds = (doc: Y.Doc, at: At): readonly string[] => {
  const map = listOf(doc, at.section, at.list)
  const listed = followedLinks(doc, at) ?? (map === undefined ? [] : inOrder(map))
  return listed.map(({ id }) => id)
}

/**
 * Makes a header's or footer's links its owner's: a list made from the sections is written as it stands. Any change of a
 * link begins with this, inside its own transaction and before it looks for the list; other lists are left alone.
 */
export const ownLinks = (doc: Y.Doc, at: At): void => {
  const section = navigatingAt(doc, at)
  if (section === undefined || section.navigation === 'own') return
  const links = followedLinks(doc, at)
  const stored = sectionOf(doc, at.section)
  const field = definitionOf(section.type).fields[linksField]
  if (links !== undefined && field !== undefined) stored?.set(linksField, sharedValue(field, links))
  stored?.set('navigation', 'own')
}

/**
 * Lets the links of a header or footer follow the sections again. Links to sections stay stored, for their labels; all
 * others go.
 */
export const followSections = (doc: Y.Doc, id: string): void => {
  const section = navigatingAt(doc, { section: id, list: linksField })
  if (section === undefined || followsSections(section)) return
  edit(doc, 'Follow sections', () => {
    const map = listOf(doc, id, linksField)
    for (const { id: item, link } of section.links) if (link.type !== 'Section') map?.delete(item)
    sectionOf(doc, id)?.set('navigation', 'sections')
  })
}
