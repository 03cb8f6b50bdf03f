import type { LateLayout } from '../../../late-part.ts'

/** What of this layout comes apart: how it looks. */
export const columnsLate: LateLayout = {
  style: `
.section-customer-reviews.layout-columns .review{border-block-start:var(--border-width) solid var(--rule);padding-block-start:var(--space-16)}
.section-customer-reviews.layout-columns .reviews:not(:has(.review:not(.is-short))) blockquote{font-family:var(--font-heading);font-weight:var(--heading-weight);font-size:var(--step-2);line-height:1.2}
@container section (min-width:48rem){
.section-customer-reviews.layout-columns .reviews{display:block;columns:2;column-gap:var(--space-40)}
.section-customer-reviews.layout-columns .review{break-inside:avoid;margin-block-end:var(--space-40)}
}
@container section (min-width:62rem){
.section-customer-reviews.layout-columns .reviews:not(.count-2,.count-4){columns:3}
}
`,
}
