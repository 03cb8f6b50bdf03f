import { always } from '../../../choose-layout.ts'
import type { Layout } from '../../../layout.ts'
import { acrossOrUpright } from '../../../layout-alignments.ts'
import type { SchedulingSection } from '../../fields.ts'

/** When content asks for this layout, and its CSS. */
export const beside: Layout<SchedulingSection> = {
  id: 'beside',
  name: 'Beside',
  alignments: acrossOrUpright,
  suits: always,
  style: `
@container section (min-width:48rem){
.section-scheduling.layout-beside .panel{grid-template-columns:minmax(0,1fr) auto;align-items:center;gap:var(--space-56)}
}
`,
}
