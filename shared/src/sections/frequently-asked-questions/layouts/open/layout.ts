import type { Layout } from '../../../layout.ts'
import type { FrequentlyAskedQuestionsSection } from '../../fields.ts'
import { areShort } from '../../measures.ts'

/** When content asks for this layout, and its CSS. */
export const open: Layout<FrequentlyAskedQuestionsSection> = {
  id: 'open',
  name: 'All open',
  rank: 1,
  suits: areShort,
  headsItems: true,
  style: `
.section-frequently-asked-questions.layout-open .questions{display:grid;gap:var(--space-32) var(--space-40)}
.section-frequently-asked-questions.layout-open .question{border-block-start:var(--border-width) solid var(--rule);padding-block-start:var(--space-12)}
.section-frequently-asked-questions.layout-open h3{font:var(--strong-weight) var(--step-0)/1.4 var(--font-body);letter-spacing:0;text-transform:none;margin-block-end:var(--space-8)}
.section-frequently-asked-questions.layout-open .answer{padding:0}
@container section (min-width:48rem){
.section-frequently-asked-questions.layout-open .questions{grid-template-columns:repeat(2,minmax(0,1fr))}
}
`,
}
