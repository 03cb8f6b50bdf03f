import type { LinkValue } from '../link/link-value.ts'
import type { PageContext } from './page-context.ts'

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

/** The sections that want a link in page order, under the owner's label where there is one, then the owner's other links. */
export const navigationOf = (own: readonly OwnLink[], page: PageContext): readonly NavigationEntry[] => {
  const toSection = new Map(
    own.filter(({ link }) => link.type === 'Section').map((link) => [link.link.target, link]),
  )
  const listed = page.anchors.filter(({ id, linkInHeader }) => linkInHeader || toSection.has(id))
  const sections = listed.map(({ id, label }): NavigationEntry => {
    const chosen = toSection.get(id)
    const link: LinkValue = { type: 'Section', target: id }
    return chosen === undefined || chosen.label === ''
      ? { key: id, label, link }
      : { key: id, label: chosen.label, link, item: chosen.id }
  })
  const others = own
    .filter(({ link, label }) => link.type !== 'Section' && label !== '')
    .map(({ id, label, link }): NavigationEntry => ({ key: id, label, link, item: id }))
  return [...sections.slice(0, navigationMaximum - Math.min(others.length, 2)), ...others].slice(
    0,
    navigationMaximum,
  )
}
