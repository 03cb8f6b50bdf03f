import type { Layout } from '../../../layout.ts'
import type { CustomerReviewsSection } from '../../fields.ts'
import { areShort } from '../../measures.ts'

/** When content asks for this layout, and its CSS. */
export const carousel: Layout<CustomerReviewsSection> = {
  id: 'carousel',
  name: 'Carousel',
  suits: (section) => section.items.length >= 3 && areShort(section),
  style: `
.section-customer-reviews.layout-carousel .review{background:var(--card);padding:clamp(20px,2.6cqi,32px);border-radius:var(--radius-card);border:0 solid var(--rule);border-width:var(--card-border);box-shadow:var(--shadow)}
.section-customer-reviews.layout-carousel figure{display:grid;height:100%;align-content:space-between}
.section-customer-reviews.layout-carousel .review{width:min(84cqi,440px)}
.section-customer-reviews.layout-carousel .review:first-child{width:min(84cqi,560px)}
.section-customer-reviews.layout-carousel .review:first-child blockquote{font-family:var(--font-heading);font-weight:var(--heading-weight);font-size:var(--step-2);line-height:1.25}
`,
}
