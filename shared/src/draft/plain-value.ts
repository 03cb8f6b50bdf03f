import * as Y from 'yjs'
import type { Field, Fields } from '../field/field.ts'
import { initialValue } from '../field/field-initial.ts'
import { inOrder } from './in-order.ts'
import { readRichText } from './read-rich-text.ts'

/** Plain values by field name, before their types are known. */
export type PlainValues = Readonly<Record<string, unknown>>

/** The plain value of what a draft stores for a field; what is missing reads as the initial value. */
export const plainValue = (field: Field, stored: unknown): unknown => {
  if (stored === undefined) return initialValue(field)
  if (field.kind === 'rich') return stored instanceof Y.XmlFragment ? readRichText(stored) : stored
  if (field.kind === 'long') return stored instanceof Y.Text ? stored.toString() : stored
  if (field.kind !== 'items') return stored
  if (!(stored instanceof Y.Map)) return stored
  return inOrder(stored).map(({ id }) => ({ id, ...plainFields(field.fields, stored.get(id)) }))
}

/** The plain values of a stored map of fields. */
export const plainFields = (fields: Fields, stored: unknown): PlainValues => {
  const map = stored instanceof Y.Map ? stored : undefined
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, plainValue(field, map?.get(name))]),
  )
}
