import type { Fields } from '../field/field.ts'
import type { AnyDefinition } from '../sections/definitions.ts'
import { frameFields } from '../sections/frame.ts'

/** All fields that a section of this type stores: the frame's and its own. */
export const fieldsOf = (definition: Pick<AnyDefinition, 'fields'>): Fields => ({
  ...frameFields,
  ...definition.fields,
})

/** Those of them that are no lists. */
export const plainFieldsOf = (definition: Pick<AnyDefinition, 'fields'>): Fields =>
  Object.fromEntries(Object.entries(fieldsOf(definition)).filter(([, { kind }]) => kind !== 'items'))
