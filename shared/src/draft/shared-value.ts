import * as Y from 'yjs'
import type { Field, Fields } from '../field/field.ts'
import { initialValue } from '../field/field-initial.ts'
import type { RichText } from '../rich-text/rich-text.ts'
import { freshOrders, inOrder } from './order.ts'
import { readRichText, writeRichText } from './rich-fragment.ts'
import type { SharedMap } from './shape.ts'

/** Plain values by field name, before their types are known. */
export type PlainValues = Readonly<Record<string, unknown>>

const byKey = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]) => (a < b ? -1 : 1)

/** A map of fields as a shared type; keys go in alphabetically, so that equal content gives equal bytes. */
export const sharedFields = (fields: Fields, values: PlainValues, extra: PlainValues = {}): SharedMap => {
  const map: SharedMap = new Y.Map()
  const entries = [
    ...Object.entries(extra),
    ...Object.entries(fields).map(([name, field]) => [name, sharedValue(field, values[name])] as const),
  ]
  for (const [name, value] of entries.toSorted(byKey)) map.set(name, value)
  return map
}

const sharedList = (fields: Fields, entries: readonly ({ id: string } & PlainValues)[]): SharedMap => {
  const list: SharedMap = new Y.Map()
  const orders = freshOrders(entries.length)
  const placed = entries.map(
    (entry, at) => [entry.id, sharedFields(fields, entry, { order: orders[at] })] as const,
  )
  for (const [id, member] of placed.toSorted(byKey)) list.set(id, member)
  return list
}

/**
 * What a draft stores for a field's plain value: a shared type for long, formatted and listed values, plain JSON for
 * the rest. An absent value takes the field's initial one. The value must fit the field.
 */
export const sharedValue = (field: Field, given: unknown): unknown => {
  const value = given === undefined ? initialValue(field) : given
  switch (field.kind) {
    case 'long':
      return new Y.Text(String(value))
    case 'rich': {
      const fragment = new Y.XmlFragment()
      // The caller hands plain values of the field's own type; the accept point validates what clients send.
      writeRichText(fragment, value as RichText)
      return fragment
    }
    case 'items':
      return sharedList(field.fields, value as readonly ({ id: string } & PlainValues)[])
    default:
      return value
  }
}

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
