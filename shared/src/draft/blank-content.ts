import type { Values } from '../field/field.ts'
import { initialValues } from '../field/field-initial.ts'
import { findDefinition } from '../sections/definitions.ts'
import { type SectionType, sections } from '../sections/sections.ts'
import type { AnySection, DraftContent, SectionOf } from './content.ts'
import { partFields } from './materialise.ts'
import { fieldsOf } from './section-fields.ts'

/** A section at its initial values, but for those given. */
export const blankSection = <T extends SectionType>(
  type: T,
  id: string,
  values: Partial<SectionOf<T>> = {},
): SectionOf<T> => {
  const definition = findDefinition(type)
  const initial: Values<Record<never, never>> =
    definition === undefined ? {} : initialValues(fieldsOf(definition))
  // The initial values are those of the type's own fields, which the lookup by name cannot tell the compiler.
  return { id, type, layout: 'auto', ...initial, ...values } as unknown as SectionOf<T>
}

/** A whole draft at its initial values: the default-on sections, no words yet. */
export const blankContent = (parts: Partial<Omit<DraftContent, 'v'>> = {}): DraftContent => ({
  v: 1,
  settings: initialValues(partFields.settings),
  business: initialValues(partFields.business),
  theme: initialValues(partFields.theme),
  // Each blank section is one of the union's members; mapping over the list loses which.
  sections: sections
    .filter(({ defaultOn }) => defaultOn)
    .map(({ type }) => blankSection(type, type.toLowerCase()) as AnySection),
  ...parts,
})
