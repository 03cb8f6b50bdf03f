import type { LateLayout } from '../../../late-part.ts'

/** What of this layout comes apart: how it looks. */
export const pricesLate: LateLayout = {
  style: `
.section-services.layout-prices .services{gap:0;--price-type:calc(var(--step-3)*var(--theme-scale));--price-type-wide:max(var(--size-section),calc(var(--step-4)*var(--theme-scale)))}
.section-services.layout-prices .services:has(>:nth-child(9)){--price-type:calc(var(--step-1)*var(--theme-scale));--price-type-wide:calc(var(--step-2)*var(--theme-scale))}
.section-services.layout-prices .service{border-block-start:var(--price-rule) solid var(--rule);padding-block:var(--space-12);--price-rule:max(1px,var(--border-width))}
.section-services.layout-prices .service:last-child{border-block-end:var(--price-rule) solid var(--rule)}
.section-services.layout-prices .service-picture{display:none}
.section-services.layout-prices .service-words{display:flex;flex-wrap:wrap;align-items:baseline;justify-content:space-between;gap:0 var(--space-24)}
.section-services.layout-prices h3{font-size:var(--price-type);line-height:max(1.1,var(--heading-leading));flex:0 1 auto;min-width:0;padding-block-start:.06em}
.section-services.layout-prices .price{order:1;margin-inline-start:auto;text-align:end;font-family:var(--font-heading);font-weight:var(--heading-weight);font-style:var(--heading-style);text-transform:var(--heading-case);letter-spacing:var(--heading-tracking);font-size:var(--price-type);line-height:max(1.1,var(--heading-leading));color:var(--accent-text);font-variant-numeric:lining-nums;min-width:0}
.section-services.layout-prices .service-text{order:2;flex:1 0 100%;color:var(--ink-soft)}
@container section (min-width:62rem){
.section-services.layout-prices .service{padding-block:var(--space-16)}
.section-services.layout-prices :is(h3,.price){font-size:var(--price-type-wide)}
}
`,
}
