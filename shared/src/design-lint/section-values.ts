import type { AnySection } from '../draft/content.ts'
import { definitionOf, fieldsOf } from '../draft/section-fields.ts'
import type { Field, Fields } from '../field/field.ts'

/** A field of a section or of one of its items, with its value. */
export interface SectionValue {
  readonly name: string
  readonly kind: Field['kind']
  readonly value: unknown
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const valuesIn = (fields: Fields, values: unknown): readonly SectionValue[] =>
  Object.entries(fields).flatMap(([name, field]): readonly SectionValue[] => {
    const value = isRecord(values) ? values[name] : undefined
    if (field.kind !== 'items') return [{ name, kind: field.kind, value }]
    return Array.isArray(value) ? value.flatMap((item) => valuesIn(field.fields, item)) : []
  })

/** Every value of a section, those of its items included. */
export const sectionValues = (section: AnySection): readonly SectionValue[] => {
  const definition = definitionOf(section.type)
  return definition === undefined ? [] : valuesIn(fieldsOf(definition), section)
}
