import type { Fields } from '../field/field.ts'
import { frameFields } from '../sections/frame.ts'
import type { SectionDefinition } from '../sections/section.ts'
import { type SectionType, sections } from '../sections/sections.ts'

/** A section type's definition, whatever its fields. */
export type SomeDefinition = Omit<SectionDefinition, 'View' | 'chooseLayout' | 'isEmpty'>

const definitions: ReadonlyMap<string, SomeDefinition> = new Map(
  sections.map((definition) => [definition.type, definition]),
)

/** The definition of a section type, or undefined for a name that is none. */
export const definitionOf = (type: unknown): SomeDefinition | undefined =>
  typeof type === 'string' ? definitions.get(type) : undefined

/** Whether a name is a section type's. */
export const isSectionType = (type: unknown): type is SectionType => definitionOf(type) !== undefined

/** All fields that a section of this type stores: the frame's and its own. */
export const fieldsOf = (definition: SomeDefinition): Fields => ({ ...frameFields, ...definition.fields })
