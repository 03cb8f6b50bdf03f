import { always } from '../../../choose-layout.ts'
import type { Layout } from '../../../layout.ts'
import { acrossOrUpright } from '../../../layout-alignments.ts'
import type { SchedulingSection } from '../../fields.ts'

/** When content asks for this layout, and its CSS. */
export const card: Layout<SchedulingSection> = {
  id: 'card',
  name: 'Card',
  alignments: acrossOrUpright,
  suits: always,
  style: `
.section-scheduling.layout-card .panel{background:var(--card);border:max(1px,var(--card-line)) solid var(--rule);border-radius:var(--radius-card);padding:clamp(24px,5cqi,56px);box-shadow:var(--shadow-raised)}
@container section (min-width:48rem){
.section-scheduling.layout-card .panel{grid-template-columns:minmax(0,1fr) auto;align-items:center;gap:var(--space-56)}
}
`,
}
