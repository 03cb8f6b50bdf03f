import type { AnySection, DraftContent } from '../draft/content.ts'
import { definitionOf } from '../sections/definitions.ts'

const withoutSamples = (section: AnySection): AnySection => {
  if (section.type === 'CustomerReviews') {
    return { ...section, items: section.items.filter(({ sample }) => !sample) }
  }
  return section.type === 'Team'
    ? { ...section, items: section.items.filter(({ sample }) => !sample) }
    : section
}

/**
 * The sections of a page in order. Visitors get no hidden and no empty ones and no samples; the canvas shows all but
 * the hidden.
 */
export const shownSections = (
  { sections }: Pick<DraftContent, 'sections'>,
  mode: 'canvas' | 'published',
): readonly AnySection[] => {
  const visible = sections.filter(({ hidden }) => !hidden)
  if (mode === 'canvas') return visible
  return visible.map(withoutSamples).filter((section) => !definitionOf(section.type).isEmpty(section))
}
