import type { AnySection, DraftContent } from '../draft/content.ts'
import { definitionOf } from '../sections/definitions.ts'

const confirmed = <I extends { readonly sample: boolean }>(items: readonly I[]): readonly I[] =>
  items.filter(({ sample }) => !sample)

const withoutSamples = (section: AnySection): AnySection => {
  switch (section.type) {
    case 'CustomerReviews':
      return { ...section, items: confirmed(section.items) }
    case 'Services':
      return { ...section, items: confirmed(section.items) }
    case 'Team':
      return { ...section, items: confirmed(section.items) }
    default:
      return section
  }
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
