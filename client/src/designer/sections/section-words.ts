import type { AnySection } from '@shingle/shared/draft/content.ts'
import { isNavigating } from '@shingle/shared/navigation/navigating-section.ts'
import { followsSections } from '@shingle/shared/navigation/navigation.ts'
import { findDefinition } from '@shingle/shared/sections/definitions.ts'

/** The line below a section's name in the rail. */
export const sectionLine = (section: AnySection): string => {
  if (section.hidden) return 'Hidden'
  const count =
    isNavigating(section) && followsSections(section) ? 'Links to your sections' : sectionWords(section)
  return [layoutName(section), count].filter(Boolean).join(' · ')
}

/** How many samples wait for their owner, in words. */
export const samplesWords = (samples: number): string =>
  samples === 1 ? '1 sample to confirm' : `${samples} samples to confirm`

const layoutName = (section: AnySection): string => {
  const definition = findDefinition(section.type)
  const layout = definition?.layouts.find(({ id }) => id === section.layout)
  if (layout) return layout.name
  return (section.layout === 'auto' && definition?.unchosenLayout?.(section)) || ''
}

/** What a section says or holds, in a few words; '' where that is nothing. */
export const sectionWords = (section: AnySection): string => {
  const definition = findDefinition(section.type)
  if (definition?.summary) return definition.summary(section)
  const list = 'items' in section ? 'items' : 'links' in section ? 'links' : null
  const field = list && definition?.fields[list]
  if (typeof field !== 'object' || field?.kind !== 'items') return firstWords(section)
  const count = 'items' in section ? section.items.length : 'links' in section ? section.links.length : 0
  const noun = field.itemLabel
  return count === 1 ? `1 ${noun}` : `${count} ${pluralOf(noun)}`
}

const firstWords = (section: AnySection): string => {
  if ('heading' in section) return section.heading
  if ('primary' in section) return section.primary
  return ''
}

const pluralOf = (noun: string): string => (noun.endsWith('y') ? `${noun.slice(0, -1)}ies` : `${noun}s`)
