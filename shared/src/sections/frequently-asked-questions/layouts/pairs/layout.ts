import type { Layout } from '../../../layout.ts'
import type { FrequentlyAskedQuestionsSection } from '../../fields.ts'

/** When content asks for this layout, and its CSS. */
export const pairs: Layout<FrequentlyAskedQuestionsSection> = {
  id: 'pairs',
  name: 'Two columns',
  rank: 4,
  suits: ({ items }) => items.length >= 6,
  style: `
@container section (min-width:48rem){
.section-frequently-asked-questions.layout-pairs .questions{columns:2;column-gap:var(--space-56)}
.section-frequently-asked-questions.layout-pairs details{break-inside:avoid;border-block-end:0}
}
`,
}
