import { always } from '../../../choose-layout.ts'
import type { Layout } from '../../../layout.ts'
import type { FrequentlyAskedQuestionsSection } from '../../fields.ts'

/** When content asks for this layout, and its CSS. */
export const list: Layout<FrequentlyAskedQuestionsSection> = {
  id: 'list',
  name: 'Narrow list',
  rank: 3,
  suits: always,
  style: `
.section-frequently-asked-questions.layout-list .wrap{max-width:760px}
@container section (min-width:62rem){
.section-frequently-asked-questions.layout-list.align-center h2{text-align:center}
}
`,
}
