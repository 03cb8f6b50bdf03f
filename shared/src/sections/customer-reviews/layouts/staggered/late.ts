import type { LateLayout } from '../../../late-part.ts'

/** What of this layout comes apart: how it looks. */
export const staggeredLate: LateLayout = {
  style: `
.section-customer-reviews.layout-staggered .review{background:var(--card);padding:clamp(20px,2.6cqi,32px);border-radius:var(--radius-card);border:0 solid var(--rule);border-width:var(--card-border);box-shadow:var(--shadow)}
.section-customer-reviews.layout-staggered figure{display:grid;height:100%;align-content:space-between}
.section-customer-reviews.layout-staggered .review:first-child blockquote{font-family:var(--font-heading);font-weight:var(--heading-weight);font-size:var(--step-2);line-height:1.25}
@container section (min-width:48rem){
.section-customer-reviews.layout-staggered .reviews{grid-template-columns:repeat(12,minmax(0,1fr));gap:var(--gap)}
.section-customer-reviews.layout-staggered .review{grid-column:span 5}
.section-customer-reviews.layout-staggered .review:first-child{grid-column:span 7}
.section-customer-reviews.layout-staggered .review:nth-child(3){grid-column:4/span 6}
.section-customer-reviews.layout-staggered .count-4>.review:nth-child(3){grid-column:2/span 5}
.section-customer-reviews.layout-staggered .review:nth-child(4){grid-column:span 5}
.section-customer-reviews.layout-staggered .count-5>.review:nth-child(3){grid-column:span 5}
.section-customer-reviews.layout-staggered .count-5>.review:nth-child(4){grid-column:span 7}
.section-customer-reviews.layout-staggered .count-5>.review:nth-child(5){grid-column:4/span 6}
}
`,
}
