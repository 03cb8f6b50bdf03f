import { always } from '../../../choose-layout.ts'
import type { Layout } from '../../../layout.ts'
import type { QuoteBannerSection } from '../../fields.ts'

/** When content asks for this layout, and its CSS. */
export const centered: Layout<QuoteBannerSection> = {
  id: 'centered',
  name: 'Centered',
  alignments: [],
  suits: always,
  style: `
.section-quote-banner.layout-centered .wrap{justify-items:center;text-align:center}
.section-quote-banner.layout-centered .aside{justify-items:center}
.section-quote-banner.layout-centered .rich{text-align:start}
`,
}
