import type { AnySection } from './content.ts'

/** The items of a section that visitors do not see until their owner confirms them. */
export const sampleCount = (section: AnySection): number => {
  const items: readonly object[] = 'items' in section ? section.items : []
  return items.filter((item) => 'sample' in item && item.sample === true).length
}
