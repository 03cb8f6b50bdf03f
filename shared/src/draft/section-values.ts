import type { Field, Fields, FieldValue } from '../field/field.ts'
import { isRecord } from '../field/is-record.ts'
import type { ImageValue } from '../image/image-value.ts'
import type { LinkValue } from '../link/link-value.ts'
import { findDefinition } from '../sections/definitions.ts'
import type { AnySection } from './content.ts'
import { fieldsOf } from './section-fields.ts'

type ValueOf<F extends Field> = F extends Field
  ? { readonly name: string; readonly kind: F['kind']; readonly field: F; readonly value: FieldValue<F> }
  : never

/** A field of a section or of one of its items, with its value; a list stands for itself by its items' values. */
export type SectionValue = Exclude<ValueOf<Field>, { readonly kind: 'items' }>

/** The values of a set of fields, those of items included. */
export const valuesIn = (fields: Fields, values: unknown): readonly SectionValue[] =>
  Object.entries(fields).flatMap(([name, field]): readonly SectionValue[] => {
    const value = isRecord(values) ? values[name] : undefined
    // A section's values fit their fields: the accept point and materialise guard it.
    if (field.kind !== 'items') return [{ name, kind: field.kind, field, value } as SectionValue]
    return Array.isArray(value) ? value.flatMap((item) => valuesIn(field.fields, item)) : []
  })

/** Every value of a section, those of its items included. */
export const sectionValues = (section: AnySection): readonly SectionValue[] => {
  const definition = findDefinition(section.type)
  return definition === undefined ? [] : valuesIn(fieldsOf(definition), section)
}

/** Every link that a section shows, those of its buttons and items included. */
export const sectionLinks = (section: AnySection): readonly LinkValue[] =>
  sectionValues(section).flatMap((entry) => {
    if (entry.kind === 'link') return [entry.value]
    return entry.kind === 'button' && entry.value.label !== '' ? [entry.value.link] : []
  })

/** Every picture that stands in a section for itself: not the one behind it. */
export const sectionPictures = (section: AnySection): readonly ImageValue[] =>
  sectionValues(section).flatMap((entry) =>
    entry.kind === 'image' && entry.name !== 'background' && entry.value !== null ? [entry.value] : [],
  )
