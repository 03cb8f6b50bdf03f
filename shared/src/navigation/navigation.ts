import { linkHref } from '../link/link-href.ts'
import type { LinkValue } from '../link/link-value.ts'
import { type Destination, mostImportant } from './destination.ts'

/**
 * Whose list of links a header or footer shows. `own`: its owner's, as it stands. `sections`: made from the sections of
 * the page, to which the stored links lend no more than their labels. `auto`, of headers made before their owners could
 * say: the owner's once it leads anywhere but to sections.
 */
export const navigationModes = ['auto', 'sections', 'own'] as const

/** One link of a list. */
export interface NavigationLink {
  readonly id: string
  readonly label: string
  readonly link: LinkValue
}

/** The navigation of a header or footer as its section stores it. */
export interface Navigation {
  readonly navigation: (typeof navigationModes)[number]
  readonly links: readonly NavigationLink[]
}

/** The page that a list of links stands on. */
export interface NavigationPage {
  readonly destinations: readonly Destination[]
  /** How many links there may be. */
  readonly maximum: number
}

const leadsToSection = ({ link }: NavigationLink): boolean => link.type === 'Section'

/** Whether a list is made from the sections, its owner having changed nothing of it yet. */
export const followsSections = ({ navigation, links }: Navigation): boolean =>
  navigation === 'sections' || (navigation === 'auto' && links.every(leadsToSection))

const fromSections = (
  { navigation, links }: Navigation,
  { destinations, maximum }: NavigationPage,
): readonly NavigationLink[] => {
  const named = new Map(links.filter(leadsToSection).map((given) => [given.link.target, given]))
  const wanted = destinations.filter(
    ({ id, name, linkInHeader }) => name !== '' && (linkInHeader || (navigation === 'auto' && named.has(id))),
  )
  return mostImportant(wanted, maximum).map(({ id, name }) => {
    const given = named.get(id)
    return {
      id: given?.id ?? id,
      label: given === undefined || given.label === '' ? name : given.label,
      link: { type: 'Section', target: id },
    }
  })
}

/** The list as it stands: the owner's, or the one made from the sections. */
export const listedLinks = (section: Navigation, page: NavigationPage): readonly NavigationLink[] =>
  followsSections(section) ? fromSections(section, page) : section.links

/** What a link says: its own label, or the name of the section that it leads to. */
export const linkLabel = ({ label, link }: NavigationLink, destinations: readonly Destination[]): string => {
  if (label.trim() !== '' || link.type !== 'Section') return label
  return destinations.find(({ id }) => id === link.target)?.name ?? ''
}

/** Why visitors do not get a link: it says nothing, leads nowhere yet, or to a section that is not on the page. */
export type LinkFault = 'unlabelled' | 'unfinished' | 'lost'

/** What keeps a link off the page; null for one that is on it. */
export const linkFault = (entry: NavigationLink, destinations: readonly Destination[]): LinkFault | null => {
  const href = linkHref(entry.link, (target) => destinations.find(({ id }) => id === target)?.id)
  if (href === null) return entry.link.type === 'Section' && entry.link.target !== '' ? 'lost' : 'unfinished'
  return linkLabel(entry, destinations).trim() === '' ? 'unlabelled' : null
}

/** The links that are shown, in the list's order, each with what it says. */
export const shownLinks = (section: Navigation, page: NavigationPage): readonly NavigationLink[] =>
  listedLinks(section, page)
    .filter((entry) => linkFault(entry, page.destinations) === null)
    .map((entry) => ({ ...entry, label: linkLabel(entry, page.destinations) }))
