import type { LateLayout } from '../../../late-part.ts'

/** What of this layout comes apart: how it looks. */
export const menuLate: LateLayout = {
  style: `
.section-services.layout-menu .service-picture{display:none}
.section-services.layout-menu .services{gap:0 var(--space-56)}
.section-services.layout-menu .service{padding-block:var(--space-8)}
.section-services.layout-menu h3{font:var(--strong-weight) var(--step-0)/1.4 var(--font-body);letter-spacing:0;text-transform:none}
.section-services.layout-menu .service-words{display:flex;flex-wrap:wrap;align-items:baseline;gap:0 var(--space-8)}
.section-services.layout-menu .price{margin-inline-start:auto}
.section-services.layout-menu h3{flex:0 1 auto}
.section-services.layout-menu .service-text{color:var(--ink-soft);font-size:var(--step--1)}
.section-services.layout-menu .service-words::before{content:"";order:1;flex:1 1 24px;border-block-end:2px dotted var(--ink-soft);translate:0 -.3em}
.section-services.layout-menu .price{order:2}
.section-services.layout-menu .service-words:not(:has(.price))::before{display:none}
@container section (min-width:48rem){
.section-services.layout-menu .services{display:block;columns:2;column-gap:var(--space-56)}
.section-services.layout-menu .service{break-inside:avoid}
}
@container section (min-width:62rem){
.section-services.layout-menu .count-many{columns:3}
}
`,
}
