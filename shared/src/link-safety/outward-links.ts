import type { AnySection, DraftContent } from '../draft/content.ts'
import { type PlacedValue, placedValues } from '../draft/placed-values.ts'
import type { SectionValue } from '../draft/section-values.ts'
import { leadsOut } from '../link/leads-out.ts'
import { isWebAddress } from '../link/web-address.ts'
import type { RichInline, RichList, RichParagraph, RichText } from '../rich-text/rich-text.ts'
import type { SidePage } from '../side-page/side-page.ts'

/** A web address that a section leads its visitors to, and the item that it stands in, where it is one. */
export interface OutwardLink extends Pick<PlacedValue, 'item'> {
  readonly address: string
}

const inlinesOf = (node: RichParagraph | RichList): readonly RichInline[] =>
  node.type === 'paragraph'
    ? (node.content ?? [])
    : node.content.flatMap((entry) => entry.content.flatMap(inlinesOf))

const hrefsOf = (rich: RichText): readonly string[] =>
  rich.content
    .flatMap(inlinesOf)
    .flatMap((inline) => (inline.type === 'text' ? (inline.marks ?? []) : []))
    .flatMap((mark) => (mark.type === 'link' && isWebAddress(mark.attrs.href) ? [mark.attrs.href] : []))

const addressesOf = (entry: SectionValue): readonly string[] => {
  if (entry.kind === 'rich') return hrefsOf(entry.value)
  if (entry.kind !== 'link' && entry.kind !== 'button') return []
  const link = entry.kind === 'link' ? entry.value : entry.value.link
  return leadsOut(link) ? [link.target] : []
}

/** Where a section leads to outside of its page: first what stands in it itself, then what stands in its items. */
export const outwardLinks = (section: AnySection): readonly OutwardLink[] =>
  placedValues(section).flatMap(({ entry, ...place }) =>
    addressesOf(entry).map((address) => ({ address, ...place })),
  )

/** Where a page beside the page leads to: nowhere while it is hidden, or its words are made. */
export const pageLinks = ({ isOwn, hidden, body }: SidePage): readonly OutwardLink[] =>
  isOwn && !hidden ? hrefsOf(body).map((address) => ({ address })) : []

/** Every web address that a page and those beside it lead to, hidden ones left out, once each. */
export const outwardAddresses = ({
  sections,
  pages = [],
}: Pick<DraftContent, 'sections' | 'pages'>): readonly string[] => [
  ...new Set(
    [...sections.filter(({ hidden }) => !hidden).flatMap(outwardLinks), ...pages.flatMap(pageLinks)].map(
      ({ address }) => address,
    ),
  ),
]
