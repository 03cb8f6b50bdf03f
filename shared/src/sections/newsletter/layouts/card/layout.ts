import { always } from '../../../choose-layout.ts'
import type { Layout } from '../../../layout.ts'
import { acrossOrUpright } from '../../../layout-alignments.ts'
import type { NewsletterSection } from '../../fields.ts'

/** When content asks for this layout, and its CSS. */
export const card: Layout<NewsletterSection> = {
  id: 'card',
  name: 'Card',
  alignments: acrossOrUpright,
  suits: always,
  style: `
.section-newsletter.layout-card .panel{background:var(--card);border:0 solid var(--rule);border-width:var(--card-border);box-shadow:var(--shadow);border-radius:var(--radius-card);padding:clamp(24px,4cqi,56px)}
@container section (min-width:62rem){
.section-newsletter.layout-card .panel{grid-template-columns:minmax(0,1fr) minmax(0,1fr);align-items:end;gap:var(--space-56)}
}
`,
}
