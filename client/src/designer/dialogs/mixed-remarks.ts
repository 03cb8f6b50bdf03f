import type { AnySection } from '@shingle/shared/draft/content.ts'
import type { MixedItem } from '@shingle/shared/draft/section-gaps.ts'
import { sectionTitle } from '@shingle/shared/sections/section-title.ts'
import { countWords } from '../../ui/count-words.ts'

/** What is left out of items that their owner wrote in part. */
export const mixedRemarks = (section: AnySection, mixed: readonly MixedItem[]) => {
  const [first] = mixed
  if (first === undefined) return []
  const labels = mixed.flatMap((item) => item.labels)
  const [are, them] = labels.length === 1 ? ['is', 'it'] : ['are', 'them']
  return [
    {
      tone: 'warn' as const,
      strong: countWords(labels.length, 'sample text'),
      rest: ` in ${sectionTitle(section)} ${are} left out until you write or confirm ${them}: ${[...new Set(labels)].join(', ')}.`,
      action: 'Review',
      section: section.id,
      item: { list: first.list, item: first.item },
    },
  ]
}
