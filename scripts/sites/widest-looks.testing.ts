import type { AnySection, DraftContent } from '@shingle/shared/draft/content.ts'
import type { Fields } from '@shingle/shared/field/field.ts'
import { artworkImage } from '@shingle/shared/image/image-value.ts'
import { definitionOf } from '@shingle/shared/sections/definitions.ts'
import { type Alignment, frameFields } from '@shingle/shared/sections/frame.ts'
import { themeFields } from '@shingle/shared/theme/theme.ts'

/** The last option of every choice, which is the largest wherever options grow. */
const lastChoices = (fields: Fields): object =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      field.kind === 'choice' ? [[name, field.options.at(-1)]] : [],
    ),
  )

const framed = (section: AnySection, alignment: Alignment | 'auto'): AnySection =>
  // The values follow the fields one by one, which the compiler cannot tell.
  ({
    ...section,
    ...lastChoices(frameFields),
    ...lastChoices(definitionOf(section.type).fields),
    ...{ background: artworkImage('general', 1, ''), overlay: frameFields.overlay.maximum, alignment },
  }) as AnySection

/** A page with the largest of every frame and of every choice of the theme but its family, its words lying where they are told. */
export const widestLook = (content: DraftContent, alignment: Alignment | 'auto'): DraftContent => {
  const { family } = content.theme
  return {
    ...content,
    sections: content.sections.map((section) => framed(section, alignment)),
    theme: { ...content.theme, ...lastChoices(themeFields), family },
  }
}
