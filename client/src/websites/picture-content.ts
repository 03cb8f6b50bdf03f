import type { DraftContent } from '@shingle/shared/draft/content.ts'
import { partFields } from '@shingle/shared/draft/materialise.ts'
import { fieldsOf } from '@shingle/shared/draft/section-fields.ts'
import { draftVersion } from '@shingle/shared/draft/shape.ts'
import { validateContent } from '@shingle/shared/draft/validate.ts'
import { initialValues } from '@shingle/shared/field/field-initial.ts'
import { findDefinition } from '@shingle/shared/sections/definitions.ts'
import type { Appearance } from '@shingle/shared/website/endpoints.ts'

/** A draft to draw a picture of: what the appearance does not say has its initial value. Null where it fits no more. */
export const pictureContent = ({ settings, business, theme, sections }: Appearance): DraftContent | null => {
  const content = validateContent({
    v: draftVersion,
    settings: { ...initialValues(partFields.settings), ...settings },
    business: { ...initialValues(partFields.business), ...business },
    theme: { ...initialValues(partFields.theme), ...theme },
    sections: sections.map((section) => {
      const definition = findDefinition(section.type)
      return definition ? { ...initialValues(fieldsOf(definition)), ...section } : section
    }),
  })
  return content.ok ? content.value : null
}
