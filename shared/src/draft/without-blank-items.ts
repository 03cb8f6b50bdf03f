import type { Fields, Item, ItemFields, ItemsField } from '../field/field.ts'
import type { LinkValue } from '../link/link-value.ts'
import { plainTextOf } from '../rich-text/rich-text.ts'
import { definitionOf } from '../sections/definitions.ts'
import type { AnySection } from './content.ts'
import { type SectionValue, valuesIn } from './section-values.ts'

const leads = ({ target }: LinkValue): boolean => target.trim() !== ''

/** How a thing is shown (a choice, a number, a colour) is no thing to show. */
const showsSomething = ({ kind, value }: SectionValue): boolean => {
  switch (kind) {
    case 'text':
    case 'long':
      return value.trim() !== ''
    case 'rich':
      return plainTextOf(value).trim() !== ''
    case 'image':
      return value !== null
    case 'link':
      return leads(value)
    case 'button':
      return value.label.trim() !== '' && leads(value.link)
    case 'hours':
    case 'special-days':
      return Object.keys(value).length > 0
    default:
      return false
  }
}

/** Whether there is nothing in an item that a visitor could read or see. */
export const isBlank = (fields: Fields, item: unknown): boolean =>
  !valuesIn(fields, item).some(showsSomething)

/** A list of a section, and what its items hold. */
interface ItemList {
  readonly list: string
  readonly field: ItemsField
  readonly items: readonly Item<ItemFields>[]
}

/** The lists of a section. */
export const listsOf = (section: AnySection): readonly ItemList[] =>
  Object.entries(definitionOf(section.type).fields).flatMap(([list, field]) => {
    if (field.kind !== 'items') return []
    const values: Readonly<Record<string, unknown>> = { ...section }
    // A section's values fit their fields: the accept point and materialise guard it.
    return [{ list, field, items: values[list] as readonly Item<ItemFields>[] }]
  })

/** A section without the items that there is nothing of to show. */
export const withoutBlankItems = <S extends AnySection>(section: S): S => ({
  ...section,
  ...Object.fromEntries(
    listsOf(section).map(({ list, field, items }) => [
      list,
      items.filter((item) => !isBlank(field.fields, item)),
    ]),
  ),
})
