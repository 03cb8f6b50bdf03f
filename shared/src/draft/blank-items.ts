import type { Fields } from '../field/field.ts'
import { isRecord } from '../field/is-record.ts'
import type { LinkValue } from '../link/link-value.ts'
import { plainTextOf } from '../rich-text/rich-text.ts'
import { definitionOf } from '../sections/definitions.ts'
import type { AnySection } from './content.ts'
import { type SectionValue, valuesIn } from './section-values.ts'

/** An item that holds nothing a visitor could read or see, and where it stands. */
export interface BlankItem {
  readonly list: string
  readonly item: string
  /** What such an item is called, such as 'service'. */
  readonly itemLabel: string
}

const leadsNowhere = ({ target }: LinkValue): boolean => target.trim() === ''

/** How a thing is shown (a choice, a number, a colour) is no thing to show. */
const showsNothing = (entry: SectionValue): boolean => {
  switch (entry.kind) {
    case 'text':
    case 'long':
      return entry.value.trim() === ''
    case 'rich':
      return plainTextOf(entry.value).trim() === ''
    case 'image':
      return entry.value === null
    case 'link':
      return leadsNowhere(entry.value)
    case 'button':
      return entry.value.label.trim() === '' || leadsNowhere(entry.value.link)
    case 'hours':
      return Object.keys(entry.value).length === 0
    case 'special-days':
      return entry.value.length === 0
    case 'choice':
    case 'flag':
    case 'number':
    case 'colour':
      return true
  }
}

const isBlank = (fields: Fields, item: unknown): boolean => valuesIn(fields, item).every(showsNothing)

interface ItemList {
  readonly list: string
  readonly itemLabel: string
  readonly fields: Fields
  readonly items: readonly { readonly id: string }[]
}

const hasId = (item: unknown): item is { readonly id: string } =>
  isRecord(item) && typeof item.id === 'string'

const listsOf = (section: AnySection): readonly ItemList[] => {
  const values = new Map<string, unknown>(Object.entries(section))
  return Object.entries(definitionOf(section.type).fields).flatMap(([list, field]) => {
    const items = values.get(list)
    return field.kind === 'items' && Array.isArray(items)
      ? [{ list, itemLabel: field.itemLabel, fields: field.fields, items: items.filter(hasId) }]
      : []
  })
}

/** The items of a section that visitors never get, for there is nothing of them to show. */
export const blankItems = (section: AnySection): readonly BlankItem[] =>
  listsOf(section).flatMap(({ list, itemLabel, fields, items }) =>
    items.filter((item) => isBlank(fields, item)).map(({ id }) => ({ list, item: id, itemLabel })),
  )

/** A section without the items that there is nothing of to show; the very same one where it has none. */
export const withoutBlankItems = <S extends AnySection>(section: S): S => {
  const blank = new Set(blankItems(section).map(({ item }) => item))
  if (blank.size === 0) return section
  const lists = listsOf(section).map(({ list, items }): [string, readonly object[]] => [
    list,
    items.filter(({ id }) => !blank.has(id)),
  ])
  return { ...section, ...Object.fromEntries(lists) }
}
