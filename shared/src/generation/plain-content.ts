import type { AnySection, DraftContent } from '../draft/content.ts'
import { partFields } from '../draft/materialise.ts'
import { fieldsOf } from '../draft/section-fields.ts'
import type { Fields } from '../field/field.ts'
import { tidyValues } from '../field/tidy-value.ts'
import { findDefinition } from '../sections/definitions.ts'
import { sidePageFields } from '../side-page/side-page.ts'

const plain = <Part extends object>(fields: Fields, part: Part): Part =>
  Object.assign({}, part, tidyValues(fields, part))

const plainSection = (section: AnySection): AnySection => {
  const definition = findDefinition(section.type)
  return definition === undefined ? section : plain(fieldsOf(definition), section)
}

/**
 * Content with every value as its field keeps it: an owner's line break may stand where one line is shown, and where a
 * text was parted, a joiner may have lost the sign that it belonged to.
 */
export const plainContent = ({
  settings,
  business,
  sections,
  pages,
  ...rest
}: DraftContent): DraftContent => ({
  ...rest,
  settings: plain(partFields.settings, settings),
  business: plain(partFields.business, business),
  sections: sections.map(plainSection),
  ...(pages && { pages: pages.map((page) => plain(sidePageFields, page)) }),
})
