import { always } from '../../../choose-layout.ts'
import type { Layout } from '../../../layout.ts'
import { acrossOrFilling } from '../../../layout-alignments.ts'
import type { QuoteBannerSection } from '../../fields.ts'

/** When content asks for this layout, and its CSS. */
export const left: Layout<QuoteBannerSection> = {
  id: 'left',
  name: 'Left',
  alignments: acrossOrFilling,
  suits: always,
  style: `
@container section (min-width:62rem){
.section-quote-banner.layout-left .rich{columns:2;column-gap:var(--space-40);max-width:none}
.section-quote-banner.layout-left .rich>:only-child{column-span:all;max-width:var(--prose)}
}
`,
}
