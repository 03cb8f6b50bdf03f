import type { Layout } from '../../../layout.ts'
import type { FrequentlyAskedQuestionsSection } from '../../fields.ts'

/** When content asks for this layout; its CSS comes apart. */
export const pairs: Layout<FrequentlyAskedQuestionsSection> = {
  id: 'pairs',
  name: 'Two columns',
  rank: 4,
  suits: ({ items }) => items.length >= 6,
}
