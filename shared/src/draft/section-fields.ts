import type { Fields } from '../field/field.ts'
import { type AnyDefinition, findDefinition } from '../sections/definitions.ts'
import { frameFields } from '../sections/frame.ts'
import type { SectionType } from '../sections/sections.ts'

/** Whether a name is a section type's. */
export const isSectionType = (type: unknown): type is SectionType => findDefinition(type) !== undefined

/** All fields that a section of this type stores: the frame's and its own. */
export const fieldsOf = (definition: Pick<AnyDefinition, 'fields'>): Fields => ({
  ...frameFields,
  ...definition.fields,
})
