import type { AnySection } from './content.ts'

/** The items of a section of which visitors do not see all until their owner confirms it. */
export const sampleCount = (section: AnySection): number => {
  const items: readonly object[] = 'items' in section ? section.items : []
  return items.filter((item) => 'sample' in item && item.sample).length
}
