import { always } from '../../../choose-layout.ts'
import type { Layout } from '../../../layout.ts'
import type { FrequentlyAskedQuestionsSection } from '../../fields.ts'

/** When content asks for this layout, and its CSS. */
export const beside: Layout<FrequentlyAskedQuestionsSection> = {
  id: 'beside',
  name: 'Beside',
  rank: 2,
  suits: always,
  style: `
@container section (min-width:62rem){
.section-frequently-asked-questions.layout-beside .wrap{grid-template-columns:minmax(0,4fr) minmax(0,7fr);gap:var(--space-56)}
.section-frequently-asked-questions.layout-beside h2{position:sticky;top:var(--space-40)}
}
`,
}
