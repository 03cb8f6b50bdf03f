import type { Layout } from '../../../layout.ts'
import { acrossOrFilling } from '../../../layout-alignments.ts'
import type { TeamSection } from '../../fields.ts'

/** When content asks for this layout, and its CSS. */
export const lead: Layout<TeamSection> = {
  id: 'lead',
  name: 'One person',
  alignments: acrossOrFilling,
  rank: 1,
  suits: ({ items }) => items.length === 1,
  style: `
@container section (min-width:62rem){
.section-team.layout-lead .member{grid-template-columns:minmax(0,4fr) minmax(0,7fr);gap:var(--space-56);align-items:start}
.section-team.layout-lead h3{font-size:var(--size-section);line-height:var(--heading-leading)}
.section-team.layout-lead .initial{width:200px;height:200px;border-radius:50%;font-size:var(--step-6)}
}
`,
}
