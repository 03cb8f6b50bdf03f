import type * as Y from 'yjs'
import type { Field, Fields, ItemFields } from '../../field/field.ts'
import { findDefinition } from '../../sections/definitions.ts'
import { sidePageFields } from '../../side-page/side-page.ts'
import type { FieldAddress } from '../address.ts'
import { partFields } from '../materialise.ts'
import { fieldsOf } from '../section-fields.ts'
import { itemOf, pageOf, partOf, type SharedMap, sectionOf } from '../shape.ts'

/** A field and the map that stores its value. */
export interface FoundField {
  readonly field: Field
  readonly map: SharedMap
}

const pick = (fields: Fields, name: string): Field | undefined =>
  Object.hasOwn(fields, name) ? fields[name] : undefined

/** What the field at an address is, whether or not the thing it belongs to is there; undefined for no field. */
export const describedField = (doc: Y.Doc, address: FieldAddress): Field | undefined => {
  if (address.in === 'page') return pick(sidePageFields, address.field)
  if (address.in !== 'section' && address.in !== 'item') return pick(partFields[address.in], address.field)
  const definition = findDefinition(sectionOf(doc, address.section)?.get('type'))
  if (definition === undefined) return undefined
  const fields = fieldsOf(definition)
  if (address.in === 'section') return pick(fields, address.field)
  const list = pick(fields, address.list)
  return list?.kind === 'items' ? pick(list.fields, address.field) : undefined
}

/** The fields of the item that an address is in; undefined for one that is in none. */
export const itemFieldsAt = (doc: Y.Doc, address: FieldAddress): ItemFields | undefined => {
  if (address.in !== 'item') return undefined
  const list = describedField(doc, { in: 'section', section: address.section, field: address.list })
  return list?.kind === 'items' ? list.fields : undefined
}

const mapAt = (doc: Y.Doc, address: FieldAddress): SharedMap | undefined => {
  if (address.in === 'section') return sectionOf(doc, address.section)
  if (address.in === 'page') return pageOf(doc, address.page)
  return address.in === 'item' ? itemOf(doc, address.section, address) : partOf(doc, address.in)
}

/** The field at an address and where it is stored; undefined where there is none. */
export const fieldAt = (doc: Y.Doc, address: FieldAddress): FoundField | undefined => {
  const field = describedField(doc, address)
  const map = mapAt(doc, address)
  return field === undefined || map === undefined ? undefined : { field, map }
}
