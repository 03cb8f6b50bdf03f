import type { Layout } from '../../../layout.ts'
import { acrossOrFilling } from '../../../layout-alignments.ts'
import type { TeamSection } from '../../fields.ts'

/** When content asks for this layout, and its CSS. */
export const pair: Layout<TeamSection> = {
  id: 'pair',
  name: 'Pair',
  alignments: acrossOrFilling,
  rank: 3,
  suits: ({ items }) => items.length === 2,
  style: `
.section-team.layout-pair .initial{border:0;width:auto;height:auto;justify-self:start;font-size:var(--step-6);font-style:var(--heading-style)}
@container section (min-width:48rem){
.section-team.layout-pair .members{grid-template-columns:repeat(2,minmax(0,1fr));gap:var(--space-80)}
.section-team.layout-pair .member:nth-child(even){padding-block-start:var(--space-80)}
}
`,
}
