import type { LinkValue } from '../link/link-value.ts'
import type { PageContext, SectionAnchor } from './page-context.ts'

/** Specification 9: links in the header. */
const navigationMaximum = 6

/** One link of the navigation; `item` is the owner's own link that it comes from. */
export interface NavigationEntry {
  readonly key: string
  readonly label: string
  readonly link: LinkValue
  readonly item?: string
}

interface OwnLink {
  readonly id: string
  readonly label: string
  readonly link: LinkValue
}

/** What the navigation can do without, the most dispensable first. */
const dispensable: readonly string[] = [
  'CodeEmbed',
  'Logos',
  'Newsletter',
  'Video',
  'Team',
  'FrequentlyAskedQuestions',
  'Gallery',
  'CustomerReviews',
]

const mostImportant = (listed: readonly SectionAnchor[], room: number): readonly SectionAnchor[] => {
  const dropped = listed
    .filter(({ type }) => dispensable.includes(type))
    .sort((one, other) => dispensable.indexOf(one.type) - dispensable.indexOf(other.type))
    .slice(0, Math.max(0, listed.length - room))
  return listed.filter((anchor) => !dropped.includes(anchor)).slice(0, room)
}

/** The sections that want a link in page order, under the owner's label where there is one, then the owner's other links. */
export const navigationOf = (own: readonly OwnLink[], page: PageContext): readonly NavigationEntry[] => {
  const others = own
    .filter(({ link, label }) => link.type !== 'Section' && label !== '')
    .map(({ id, label, link }): NavigationEntry => ({ key: id, label, link, item: id }))
  const toSection = new Map(
    own.filter(({ link }) => link.type === 'Section').map((entry) => [entry.link.target, entry]),
  )
  const listed = page.anchors.filter(({ id, linkInHeader }) => linkInHeader || toSection.has(id))
  const sections = mostImportant(listed, navigationMaximum - Math.min(others.length, 2)).map(
    ({ id, label }): NavigationEntry => {
      const chosen = toSection.get(id)
      const link: LinkValue = { type: 'Section', target: id }
      return chosen === undefined || chosen.label === ''
        ? { key: id, label, link }
        : { key: id, label: chosen.label, link, item: chosen.id }
    },
  )
  return [...sections, ...others].slice(0, navigationMaximum)
}
