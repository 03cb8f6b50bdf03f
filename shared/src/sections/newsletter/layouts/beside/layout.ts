import { always } from '../../../choose-layout.ts'
import type { Layout } from '../../../layout.ts'
import { acrossOrUpright } from '../../../layout-alignments.ts'
import type { NewsletterSection } from '../../fields.ts'

/** When content asks for this layout, and its CSS. */
export const beside: Layout<NewsletterSection> = {
  id: 'beside',
  name: 'Beside',
  alignments: acrossOrUpright,
  suits: always,
  style: `
@container section (min-width:62rem){
.section-newsletter.layout-beside .panel{grid-template-columns:minmax(0,1fr) minmax(0,1fr);align-items:end;gap:var(--space-56)}
}
`,
}
