import type * as Y from 'yjs'
import type { Field } from '../../field/field.ts'
import { findDefinition } from '../../sections/definitions.ts'
import type { FieldAddress } from '../address.ts'
import { partFields } from '../materialise.ts'
import { fieldsOf } from '../section-fields.ts'
import { itemOf, partOf, type SharedMap, sectionOf } from '../shape.ts'

/** A field and the map that stores its value. */
export interface FoundField {
  readonly field: Field
  readonly map: SharedMap
}

const found = (field: Field | undefined, map: SharedMap | undefined): FoundField | undefined =>
  field === undefined || map === undefined ? undefined : { field, map }

const pick = (fields: Readonly<Record<string, Field>>, name: string): Field | undefined =>
  Object.hasOwn(fields, name) ? fields[name] : undefined

/** The field at an address and where it is stored; undefined where there is none. */
export const fieldAt = (doc: Y.Doc, address: FieldAddress): FoundField | undefined => {
  if (address.in !== 'section' && address.in !== 'item') {
    return found(pick(partFields[address.in], address.field), partOf(doc, address.in))
  }
  const section = sectionOf(doc, address.section)
  const definition = findDefinition(section?.get('type'))
  if (definition === undefined) return undefined
  const fields = fieldsOf(definition)
  if (address.in === 'section') return found(pick(fields, address.field), section)
  const list = pick(fields, address.list)
  return list?.kind === 'items'
    ? found(pick(list.fields, address.field), itemOf(doc, address.section, address))
    : undefined
}
