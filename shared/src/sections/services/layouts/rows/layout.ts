import { acrossOrFilling } from '../../../layout-alignments.ts'
import { arePictured, between, longest } from '../../measures.ts'
import type { ServicesLayout } from '../../services-layout.ts'

/** When content asks for this layout, and its CSS. */
export const rows: ServicesLayout = {
  id: 'rows',
  name: 'Rows',
  alignments: acrossOrFilling,
  rank: 6,
  suits: (section) => between(section, 2, 14) && longest(section) <= 260 && !arePictured(section),
  hasIcons: true,
  style: `
.section-services.layout-rows .icon{--icon:40px;--pen:2px}
.section-services.layout-rows .services{gap:0}
.section-services.layout-rows .service{border-block-start:var(--border-width) solid var(--rule);padding-block:var(--space-16)}
.section-services.layout-rows .service:last-child{border-block-end:var(--border-width) solid var(--rule)}
.section-services.layout-rows .price{font-family:var(--font-heading);font-weight:var(--heading-weight);font-size:max(1rem,var(--size-item)*.8);line-height:1.2}
.section-services.layout-rows .service-picture{max-width:200px}
@container section (min-width:36rem){
.section-services.layout-rows .service.has-picture{grid-template-columns:160px minmax(0,1fr)}
}
@container section (min-width:62rem){
.section-services.layout-rows .service-words{grid-template-columns:minmax(0,5fr) minmax(0,6fr) minmax(0,2.4fr);gap:var(--space-32);align-items:baseline}
.section-services.layout-rows .service{padding-block:var(--space-24)}
.section-services.layout-rows .price{grid-column:3;text-align:end}
.section-services.layout-rows .service-text{grid-column:2}
.section-services.layout-rows .service.has-picture .service-words{grid-template-columns:minmax(0,4fr) minmax(0,6fr) minmax(0,2.4fr)}
.section-services.layout-rows .service.has-icon{column-gap:var(--space-24);align-items:start}
.section-services.layout-rows .has-icon .service-words{grid-template-columns:minmax(0,4fr) minmax(0,5.6fr) minmax(0,2.4fr)}
}
`,
}
