import type { AnySection } from '../draft/content.ts'
import { plainFieldsOf } from '../draft/section-fields.ts'
import { type SectionValue, valuesIn } from '../draft/section-values.ts'
import { listsOf } from '../draft/without-blank-items.ts'
import type { Fields } from '../field/field.ts'
import type { LinkValue } from '../link/link-value.ts'
import type { RichInline, RichList, RichParagraph, RichText } from '../rich-text/rich-text.ts'
import { definitionOf } from '../sections/definitions.ts'
import type { SidePage } from '../side-page/side-page.ts'

/** The addresses that nothing may lead to. */
type Refused = ReadonlySet<string>

const cutLink = (link: LinkValue, refused: Refused): LinkValue =>
  refused.has(link.target) ? { ...link, target: '' } : link

const cutInline = (inline: RichInline, refused: Refused): RichInline =>
  inline.type === 'text' && inline.marks
    ? {
        ...inline,
        marks: inline.marks.filter((mark) => mark.type !== 'link' || !refused.has(mark.attrs.href)),
      }
    : inline

const cutNode = <Node extends RichParagraph | RichList>(node: Node, refused: Refused): Node =>
  node.type === 'paragraph'
    ? { ...node, ...(node.content && { content: node.content.map((inline) => cutInline(inline, refused)) }) }
    : {
        ...node,
        content: node.content.map((entry) => ({
          ...entry,
          content: entry.content.map((inner) => cutNode(inner, refused)),
        })),
      }

const cutRich = (rich: RichText, refused: Refused): RichText => ({
  ...rich,
  content: rich.content.map((node) => cutNode(node, refused)),
})

const cutValue = (entry: SectionValue, refused: Refused): unknown => {
  switch (entry.kind) {
    case 'link':
      return cutLink(entry.value, refused)
    case 'button':
      return { ...entry.value, link: cutLink(entry.value.link, refused) }
    case 'rich':
      return cutRich(entry.value, refused)
    default:
      return entry.value
  }
}

const cutValues = (fields: Fields, values: unknown, refused: Refused): Readonly<Record<string, unknown>> =>
  Object.fromEntries(valuesIn(fields, values).map((entry) => [entry.name, cutValue(entry, refused)]))

/** A page beside the page whose words lead to none of these addresses. */
export const pageWithoutLinks = (page: SidePage, refused: Refused): SidePage =>
  refused.size === 0 ? page : { ...page, body: cutRich(page.body, refused) }

/** A section that leads to none of these addresses: links lead nowhere, and linked words are words. */
export const withoutLinks = <S extends AnySection>(section: S, refused: Refused): S => {
  if (refused.size === 0) return section
  return {
    ...section,
    ...cutValues(plainFieldsOf(definitionOf(section.type)), section, refused),
    ...Object.fromEntries(
      listsOf(section).map(({ list, field, items }) => [
        list,
        items.map((item) => ({ ...item, ...cutValues(field.fields, item, refused) })),
      ]),
    ),
  }
}
