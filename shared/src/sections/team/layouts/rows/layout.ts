import { always } from '../../../choose-layout.ts'
import type { Layout } from '../../../layout.ts'
import { acrossOrFilling } from '../../../layout-alignments.ts'
import type { TeamSection } from '../../fields.ts'

/** When content asks for this layout, and its CSS. */
export const rows: Layout<TeamSection> = {
  id: 'rows',
  name: 'Rows',
  alignments: acrossOrFilling,
  rank: 5,
  suits: always,
  style: `
@container section (min-width:36rem){
.section-team.layout-rows .member{grid-template-columns:auto minmax(0,1fr);gap:var(--space-24)}
}
@container section (min-width:62rem){
.section-team.layout-rows .members{gap:0}
.section-team.layout-rows .member{border-block-start:var(--border-width) solid var(--rule);padding-block:var(--space-24);align-items:start}
.section-team.layout-rows .portrait{width:160px}
.section-team.layout-rows .member-words{grid-template-columns:minmax(0,4fr) minmax(0,7fr);gap:var(--space-4) var(--space-40)}
.section-team.layout-rows .member-words>*{grid-column:1}
.section-team.layout-rows .bio{grid-area:1/2/4/3;margin:0}
}
`,
}
