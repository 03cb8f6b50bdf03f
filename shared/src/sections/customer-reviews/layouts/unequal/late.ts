import type { LateLayout } from '../../../late-part.ts'

/** What of this layout comes apart: how it looks. */
export const unequalLate: LateLayout = {
  style: `
.section-customer-reviews.layout-unequal .review:first-child blockquote{font-family:var(--font-heading);font-weight:var(--heading-weight);font-style:var(--heading-style);text-transform:var(--heading-case);letter-spacing:calc(var(--heading-tracking)*.6);font-size:var(--size-quote);line-height:1.24;max-width:min(30ch,100%)}
.section-customer-reviews.layout-unequal .review.is-long:first-child blockquote{font-size:var(--step-1);line-height:1.5;max-width:52ch;text-transform:none;font-family:var(--font-body);font-weight:400;font-style:normal;letter-spacing:0}
.section-customer-reviews.layout-unequal .review:nth-child(n+2){border-inline-start:max(2px,var(--border-width)) solid var(--accent);padding-inline-start:var(--space-24)}
@container section (min-width:62rem){
.section-customer-reviews.layout-unequal .reviews{grid-template-columns:minmax(0,7fr) minmax(0,4fr);gap:var(--space-40) clamp(40px,6cqi,80px)}
.section-customer-reviews.layout-unequal .review:first-child{grid-row:1/span 1}
.section-customer-reviews.layout-unequal .count-3>.review:first-child{grid-row:1/span 2}
.section-customer-reviews.layout-unequal .reviews:not(.count-2,.count-3)>.review:first-child{grid-row:1/span 3}
.section-customer-reviews.layout-unequal .review:nth-child(n+2){align-self:start}
.section-customer-reviews.layout-unequal .count-2>.review:nth-child(2){align-self:end}
}
`,
}
