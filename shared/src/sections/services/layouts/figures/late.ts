import type { LateLayout } from '../../../late-part.ts'

/** What of this layout comes apart: how it looks. */
export const figuresLate: LateLayout = {
  style: `
.section-services.layout-figures .services{gap:var(--space-16)}
.section-services.layout-figures .service{background:var(--card);border:0 solid var(--rule);border-width:var(--card-border);border-radius:var(--radius-card);padding:clamp(24px,3.4cqi,48px);align-content:end;min-height:170px}
.section-services.layout-figures .service:first-child{background:var(--loud);color:var(--on-loud);--ink-soft:var(--on-loud)}
.section-services.layout-figures .service-picture{display:none}
.section-services.layout-figures .service-words{gap:var(--space-4)}
.section-services.layout-figures h3{font:var(--strong-weight) var(--step-0)/1.4 var(--font-body);letter-spacing:0;text-transform:none}
.section-services.layout-figures .price{font-family:var(--font-heading);font-weight:var(--heading-weight);font-style:var(--heading-style);text-transform:var(--heading-case);letter-spacing:var(--heading-tracking);font-size:calc(var(--step-4)*var(--theme-scale));line-height:1.08;font-variant-numeric:lining-nums;text-wrap:balance}
.section-services.layout-figures .service-text{order:2;color:var(--ink-soft);font-size:var(--step--1)}
@container section (min-width:48rem){
.section-services.layout-figures .services{grid-template-columns:repeat(6,minmax(0,1fr))}
.section-services.layout-figures .service{grid-column:span 3;min-height:220px}
.section-services.layout-figures .count-1>.service{grid-column:1/-1;min-height:300px}
.section-services.layout-figures .count-2>:first-child{grid-column:span 4}
.section-services.layout-figures .count-2>:last-child{grid-column:span 2}
.section-services.layout-figures .count-3>.service{grid-column:span 2}
.section-services.layout-figures .count-3>:first-child{grid-column:span 4;grid-row:span 2}
.section-services.layout-figures .services>:first-child .price{font-size:calc(var(--step-5)*var(--theme-scale))}
}
`,
}
