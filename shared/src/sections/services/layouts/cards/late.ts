import type { LateLayout } from '../../../late-part.ts'

/** What of this layout comes apart: how it looks. */
export const cardsLate: LateLayout = {
  style: `
.section-services.layout-cards .icon{--icon:40px;--pen:2px}
.section-services.layout-cards .service.has-icon{grid-template-columns:minmax(0,1fr)}
.section-services.layout-cards .service-picture{border-radius:var(--radius-image)}
@container section (min-width:36rem){
.section-services.layout-cards .services{grid-template-columns:repeat(2,minmax(0,1fr))}
.section-services.layout-cards .count-3>:first-child,.section-services.layout-cards .count-5>:first-child,.section-services.layout-cards .count-7>:first-child,.section-services.layout-cards .count-9>:first-child{grid-column:1/-1}
}
@container section (min-width:62rem){
.section-services.layout-cards .services{grid-template-columns:repeat(6,minmax(0,1fr))}
.section-services.layout-cards .service{grid-column:span 2}
.section-services.layout-cards .count-2>.service,.section-services.layout-cards .count-4>.service{grid-column:span 3}
.section-services.layout-cards .count-5>:nth-child(-n+2),.section-services.layout-cards .count-8>:nth-child(-n+2){grid-column:span 3}
.section-services.layout-cards .count-7>:nth-child(-n+4){grid-column:span 3}
.section-services.layout-cards .count-3>:first-child,.section-services.layout-cards .count-9>:first-child{grid-column:span 2}
}
`,
}
