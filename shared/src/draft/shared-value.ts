import * as Y from 'yjs'
import type { Field, Fields } from '../field/field.ts'
import { initialValue } from '../field/field-initial.ts'
import type { RichText } from '../rich-text/rich-text.ts'
import { freshOrders } from './order.ts'
import type { PlainValues } from './plain-value.ts'
import type { SharedMap } from './shape.ts'
import { writeRichText } from './write-rich-text.ts'

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
