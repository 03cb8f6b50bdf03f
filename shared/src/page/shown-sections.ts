import type { AnySection, DraftContent } from '../draft/content.ts'
import { withoutBlankItems } from '../draft/without-blank-items.ts'
import { withoutSamples } from '../draft/without-samples.ts'
import { definitionOf } from '../sections/definitions.ts'

/**
 * The sections of a page in order. Visitors get no hidden and no empty ones, no samples
 * and no blank items; the canvas shows all but
 * the hidden.
 */
export const shownSections = (
  { sections }: Pick<DraftContent, 'sections'>,
  mode: 'canvas' | 'published',
): readonly AnySection[] => {
  const visible = sections.filter(({ hidden }) => !hidden)
  if (mode === 'canvas') return visible
  return visible
    .map((section) => withoutBlankItems(withoutSamples(section)))
    .filter((section) => !definitionOf(section.type).isEmpty(section))
}
