import type { LateLayout } from '../../../late-part.ts'

/** What of this layout comes apart: how it looks. */
export const columnsLate: LateLayout = {
  style: `
.section-services.layout-columns .icon{--icon:40px;--pen:2px}
.section-services.layout-columns .service.has-icon{grid-template-columns:minmax(0,1fr)}
.section-services.layout-columns .service{border-block-start:var(--border-width) solid var(--rule);padding-block-start:var(--space-16)}
@container section (min-width:36rem){
.section-services.layout-columns .services{grid-template-columns:repeat(2,minmax(0,1fr))}
.section-services.layout-columns .count-3>:first-child,.section-services.layout-columns .count-5>:first-child,.section-services.layout-columns .count-7>:first-child,.section-services.layout-columns .count-9>:first-child{grid-column:1/-1}
}
@container section (min-width:62rem){
.section-services.layout-columns .services{grid-template-columns:repeat(6,minmax(0,1fr));gap:var(--space-40) var(--gap)}
.section-services.layout-columns .service{grid-column:span 2}
.section-services.layout-columns .count-2>.service{grid-column:span 3}
.section-services.layout-columns .count-4>.service{grid-column:span 3}
.section-services.layout-columns .count-5>:nth-child(-n+2),.section-services.layout-columns .count-8>:nth-child(-n+2){grid-column:span 3}
.section-services.layout-columns .count-7>:nth-child(-n+4){grid-column:span 3}
.section-services.layout-columns .count-3>:first-child,.section-services.layout-columns .count-9>:first-child{grid-column:span 2}
.section-services.layout-columns .count-many{display:block;columns:3;column-gap:var(--gap)}
.section-services.layout-columns .count-many>.service{break-inside:avoid;margin-block-end:var(--space-40)}
}
`,
}
