import type { LateLayout } from '../../../late-part.ts'

/** What of this layout comes apart: how it looks. */
export const carouselLate: LateLayout = {
  style: `
.section-customer-reviews.layout-carousel .review{background:var(--card);padding:clamp(20px,2.6cqi,32px);border-radius:var(--radius-card);border:0 solid var(--rule);border-width:var(--card-border);box-shadow:var(--shadow)}
.section-customer-reviews.layout-carousel figure{display:grid;height:100%;align-content:space-between}
.section-customer-reviews.layout-carousel .review{width:min(84cqi,440px)}
.section-customer-reviews.layout-carousel .review:first-child{width:min(84cqi,560px)}
.section-customer-reviews.layout-carousel .review:first-child blockquote{font-family:var(--font-heading);font-weight:var(--heading-weight);font-size:var(--step-2);line-height:1.25}
`,
}
