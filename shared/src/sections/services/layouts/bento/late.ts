import type { LateLayout } from '../../../late-part.ts'

/** What of this layout comes apart: how it looks. */
export const bentoLate: LateLayout = {
  style: `
.section-services.layout-bento .icon{--icon:40px;--pen:2px}
.section-services.layout-bento .service.has-icon{grid-template-columns:minmax(0,1fr)}
.section-services.layout-bento .service.has-icon:not(.has-picture){grid-template-rows:auto 1fr}
.section-services.layout-bento .service{background:var(--card);border:0 solid var(--rule);border-width:var(--card-border);box-shadow:var(--shadow);border-radius:var(--radius-card);padding:clamp(20px,2.6cqi,32px)}
.section-services.layout-bento .service-words{align-content:space-between;grid-template-rows:auto 1fr auto}
.section-services.layout-bento .service:not(.has-picture){grid-template-rows:1fr;align-content:stretch}
.section-services.layout-bento .service-words{grid-template-rows:auto 1fr auto}
.section-services.layout-bento .service:first-child .service-text{align-content:end}
.section-services.layout-bento .has-picture{display:flex;flex-direction:column}
.section-services.layout-bento .service-picture{margin:calc(-1*clamp(20px,2.6cqi,32px)) calc(-1*clamp(20px,2.6cqi,32px)) 0;border-radius:0;flex:1 1 180px;aspect-ratio:auto;min-height:180px}
.section-services.layout-bento .service{overflow:hidden}
@container section (min-width:36rem){
.section-services.layout-bento .services{grid-template-columns:repeat(2,minmax(0,1fr))}
.section-services.layout-bento .count-3>:first-child,.section-services.layout-bento .count-5>:first-child,.section-services.layout-bento .count-7>:first-child{grid-column:1/-1}
}
@container section (min-width:62rem){
.section-services.layout-bento .services{grid-template-columns:repeat(6,minmax(0,1fr))}
.section-services.layout-bento .service{grid-column:span 2;min-height:220px}
.section-services.layout-bento .count-3>.service{grid-column:span 3}
.section-services.layout-bento .count-3>:first-child{grid-row:span 2}
.section-services.layout-bento .count-4>:nth-child(4n+1),.section-services.layout-bento .count-4>:nth-child(4n){grid-column:span 4}
.section-services.layout-bento .count-5>:first-child{grid-column:span 2;grid-row:span 2}
.section-services.layout-bento .count-6>:nth-child(5n+1){grid-column:span 4}
.section-services.layout-bento .count-6>:nth-child(3),.section-services.layout-bento .count-6>:nth-child(4){grid-column:span 3}
.section-services.layout-bento .count-7>:first-child{grid-column:span 4}
.section-services.layout-bento .count-7>:nth-child(2){grid-column:span 2}
.section-services.layout-bento .count-7>:nth-child(n+6){grid-column:span 3}
.section-services.layout-bento .count-3>:first-child h3,.section-services.layout-bento .count-5>:first-child h3,.section-services.layout-bento .count-7>:first-child h3{font-size:max(var(--size-item),var(--step-3)*var(--theme-scale))}
.section-services.layout-bento .count-3>:first-child .service-text{font-size:var(--step-1)}
.section-services.layout-bento .count-3>.has-icon:first-child .service-words,.section-services.layout-bento .count-5>.has-icon:first-child .service-words{grid-template-rows:auto auto auto;align-content:end}
.section-services.layout-bento .count-3>:first-child .icon,.section-services.layout-bento .count-5>:first-child .icon,.section-services.layout-bento .count-7>:first-child .icon{--icon:64px;--pen:2.4px}
}
`,
}
