import type { FieldAddress } from '@shingle/shared/draft/address.ts'
import { partFields } from '@shingle/shared/draft/materialise.ts'
import { fieldsOf } from '@shingle/shared/draft/section-fields.ts'
import type { Field, Fields } from '@shingle/shared/field/field.ts'
import { findDefinition } from '@shingle/shared/sections/definitions.ts'
import { sidePageFields } from '@shingle/shared/side-page/side-page.ts'
import type { DraftView } from '../../../replica/draft-view.ts'

/** The description of the field at an address; undefined once its section is gone. */
export const fieldOf = (view: DraftView, address: FieldAddress): Field | undefined => {
  if (address.in !== 'section' && address.in !== 'item') {
    const fields: Fields = address.in === 'page' ? sidePageFields : partFields[address.in]
    return fields[address.field]
  }
  const definition = findDefinition(view.section(address.section)?.type)
  if (!definition) return undefined
  const fields = fieldsOf(definition)
  if (address.in === 'section') return fields[address.field]
  const list = fields[address.list]
  return list?.kind === 'items' ? list.fields[address.field] : undefined
}
