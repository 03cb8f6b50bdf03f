import type { LateLayout } from '../../../late-part.ts'

/** What of this layout comes apart: how it looks. */
export const indexLate: LateLayout = {
  style: `
.section-services.layout-index .services{gap:0}
.section-services.layout-index .service{border-block-start:var(--border-width) solid var(--rule);padding-block:var(--space-16)}
.section-services.layout-index .service:last-child{border-block-end:var(--border-width) solid var(--rule)}
.section-services.layout-index .price{font-family:var(--font-heading);font-weight:var(--heading-weight);font-size:max(1rem,var(--size-item)*.8);line-height:1.2}
.section-services.layout-index h3{font-size:var(--size-section);line-height:var(--heading-leading)}
.section-services.layout-index .service-picture{display:none}
@container section (min-width:62rem){
.section-services.layout-index .service-words{grid-template-columns:minmax(0,1fr) minmax(0,24ch) auto;align-items:baseline;gap:var(--space-40)}
.section-services.layout-index .service-text{grid-column:2;color:var(--ink-soft)}
.section-services.layout-index .price{grid-column:3}
}
`,
}
