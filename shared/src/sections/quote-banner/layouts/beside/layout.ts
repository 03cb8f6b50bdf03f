import type { Layout } from '../../../layout.ts'
import type { QuoteBannerSection } from '../../fields.ts'

/** When content asks for this layout, and its CSS. */
export const beside: Layout<QuoteBannerSection> = {
  id: 'beside',
  name: 'Beside',
  alignments: ['Top', 'Bottom'],
  suits: ({ subhead }) => subhead !== '',
  style: `
@container section (min-width:62rem){
.section-quote-banner.layout-beside .wrap{grid-template-columns:minmax(0,7fr) minmax(0,4fr);align-items:end;gap:var(--space-56);justify-items:start;text-align:start}
}
`,
}
