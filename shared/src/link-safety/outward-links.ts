import type { AnySection } from '../draft/content.ts'
import { plainFieldsOf } from '../draft/section-fields.ts'
import { type SectionValue, valuesIn } from '../draft/section-values.ts'
import { listsOf } from '../draft/without-blank-items.ts'
import type { LinkValue } from '../link/link-value.ts'
import { isWebAddress } from '../link/web-address.ts'
import type { RichInline, RichList, RichParagraph, RichText } from '../rich-text/rich-text.ts'
import { definitionOf } from '../sections/definitions.ts'

/** A web address that a section leads its visitors to, and the item that it stands in, where it is one. */
export interface OutwardLink {
  readonly address: string
  readonly item?: { readonly list: string; readonly item: string }
}

/** Whether a link leads out to a page by its web address. */
export const leadsOut = ({ type, target }: LinkValue): boolean =>
  (type === 'Web' || type === 'Social') && isWebAddress(target)

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
export const outwardLinks = (section: AnySection): readonly OutwardLink[] => {
  const own = valuesIn(plainFieldsOf(definitionOf(section.type)), section).flatMap(addressesOf)
  const inItems = listsOf(section).flatMap(({ list, field, items }) =>
    items.flatMap((item) =>
      valuesIn(field.fields, item)
        .flatMap(addressesOf)
        .map((address) => ({ address, item: { list, item: item.id } })),
    ),
  )
  return [...own.map((address) => ({ address })), ...inItems]
}

/** Every web address that a page leads to, hidden sections left out, once each. */
export const outwardAddresses = (sections: readonly AnySection[]): readonly string[] => [
  ...new Set(
    sections
      .filter(({ hidden }) => !hidden)
      .flatMap(outwardLinks)
      .map(({ address }) => address),
  ),
]
