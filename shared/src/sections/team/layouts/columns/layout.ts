import type { Layout } from '../../../layout.ts'
import { acrossOrUpright } from '../../../layout-alignments.ts'
import type { TeamSection } from '../../fields.ts'

/** When content asks for this layout, and its CSS. */
export const columns: Layout<TeamSection> = {
  id: 'columns',
  name: 'Columns',
  alignments: acrossOrUpright,
  rank: 4,
  columns: (count) => (count === 3 ? 3 : 2),
  suits: ({ items }) => items.length >= 2 && items.length <= 4,
  style: `
@container section (min-width:62rem){
.section-team.layout-columns .wrap{grid-template-columns:minmax(0,4fr) minmax(0,7fr);gap:var(--space-56)}
.section-team.layout-columns .head{grid-template-columns:minmax(0,1fr);gap:var(--space-12)}
.section-team.layout-columns .members{grid-template-columns:repeat(2,minmax(0,1fr));gap:var(--space-40)}
.section-team.layout-columns .count-3{grid-template-columns:repeat(3,minmax(0,1fr))}
.section-team.layout-columns .member{border-inline-start:var(--border-width) solid var(--rule);padding-inline-start:var(--space-24)}
}
`,
}
