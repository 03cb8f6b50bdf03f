import { definitionOf } from '../sections/definitions.ts'
import type { AnySection } from './content.ts'
import { plainFieldsOf } from './section-fields.ts'
import { type SectionValue, valuesIn } from './section-values.ts'
import { listsOf } from './without-blank-items.ts'

/** A value of a section, and the item that it stands in, where it is one. */
export interface PlacedValue {
  readonly entry: SectionValue
  readonly item?: { readonly list: string; readonly item: string }
}

/** Every value of a section: first what stands in it itself, then what stands in its items. */
export const placedValues = (section: AnySection): readonly PlacedValue[] => [
  ...valuesIn(plainFieldsOf(definitionOf(section.type)), section).map((entry) => ({ entry })),
  ...listsOf(section).flatMap(({ list, field, items }) =>
    items.flatMap((item) =>
      valuesIn(field.fields, item).map((entry) => ({ entry, item: { list, item: item.id } })),
    ),
  ),
]
