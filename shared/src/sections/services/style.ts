import { iconStyle } from './icon-style.ts'

const layoutStyle = `
.section-services .head{display:grid;gap:var(--space-12);margin-block-end:var(--space-32)}
.section-services .services{display:grid;grid-template-columns:minmax(0,1fr);gap:var(--gap)}
.section-services .service{display:grid;grid-template-columns:minmax(0,1fr);align-content:start;gap:var(--space-16)}
.section-services .service-words{display:grid;grid-template-columns:minmax(0,1fr);gap:var(--space-8);align-content:start}
.section-services h3{hyphens:auto}
.section-services .service-text{display:grid;gap:var(--space-8);justify-items:start}
.section-services .service-text:empty{display:none}
.section-services .service-picture{aspect-ratio:4/3}
.section-services .price{font-weight:var(--strong-weight);font-variant-numeric:lining-nums tabular-nums}
.section-services.layout-rows .services,.section-services.layout-index .services{gap:0}
.section-services.layout-rows .service,.section-services.layout-index .service{border-block-start:var(--border-width) solid var(--rule);padding-block:var(--space-16)}
.section-services.layout-rows .service:last-child,.section-services.layout-index .service:last-child{border-block-end:var(--border-width) solid var(--rule)}
.section-services.layout-rows .price,.section-services.layout-index .price{font-family:var(--font-heading);font-weight:var(--heading-weight);font-size:max(1rem,var(--size-item)*.8);line-height:1.2}
.section-services.layout-rows .service-picture{max-width:200px}
.section-services.layout-index h3{font-size:var(--size-section);line-height:var(--heading-leading)}
.section-services.layout-price-list .services{gap:0;background:var(--card);padding:var(--space-8) clamp(16px,3cqi,40px);border-radius:var(--radius-card);border:0 solid var(--rule);border-width:var(--card-border);box-shadow:var(--shadow)}
.section-services.layout-price-list .service{padding-block:var(--space-16)}
.section-services.layout-price-list .service+.service{border-block-start:1px solid var(--line)}
.section-services.layout-price-list .service-picture,.section-services.layout-menu .service-picture,.section-services.layout-index .service-picture{display:none}
.section-services.layout-price-list .service-words{grid-template-columns:minmax(0,1fr) auto;gap:var(--space-4) var(--space-16)}
.section-services.layout-price-list .service-text{grid-area:2/1/3/3;color:var(--ink-soft)}
.section-services.layout-price-list .price{grid-area:1/2;font-family:var(--font-heading);font-size:var(--step-1)}
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
.section-services.layout-bento .service{background:var(--card);border:0 solid var(--rule);border-width:var(--card-border);box-shadow:var(--shadow);border-radius:var(--radius-card);padding:clamp(20px,2.6cqi,32px)}
.section-services.layout-bento .service-words{align-content:space-between;grid-template-rows:auto 1fr auto}
.section-services.layout-bento .service:not(.has-picture){grid-template-rows:1fr;align-content:stretch}
.section-services.layout-bento .service-words{grid-template-rows:auto 1fr auto}
.section-services.layout-bento .service:first-child .service-text{align-content:end}
.section-services.layout-bento .has-picture{display:flex;flex-direction:column}
.section-services.layout-bento .service-picture{margin:calc(-1*clamp(20px,2.6cqi,32px)) calc(-1*clamp(20px,2.6cqi,32px)) 0;border-radius:0;flex:1 1 180px;aspect-ratio:auto;min-height:180px}
.section-services.layout-bento .service{overflow:hidden}
.section-services.layout-feature .services{gap:var(--space-56)}
.section-services.layout-feature h3{font-size:max(var(--size-item),var(--step-2)*var(--theme-scale))}
.section-services.layout-feature .has-picture h3{font-size:calc(var(--step-3)*var(--theme-scale));line-height:1.1}
.section-services.layout-columns .service{border-block-start:var(--border-width) solid var(--rule);padding-block-start:var(--space-16)}
.section-services.layout-cards .service-picture{border-radius:var(--radius-image)}
@container section (min-width:36rem){
.section-services.layout-rows .service.has-picture{grid-template-columns:160px minmax(0,1fr)}
.section-services.layout-cards .services,.section-services.layout-columns .services{grid-template-columns:repeat(2,minmax(0,1fr))}
.section-services.layout-bento .services{grid-template-columns:repeat(2,minmax(0,1fr))}
.section-services.layout-bento .count-3>:first-child,.section-services.layout-bento .count-5>:first-child,.section-services.layout-bento .count-7>:first-child{grid-column:1/-1}
.section-services.layout-cards .count-3>:first-child,.section-services.layout-cards .count-5>:first-child,.section-services.layout-cards .count-7>:first-child,.section-services.layout-cards .count-9>:first-child{grid-column:1/-1}
.section-services.layout-columns .count-3>:first-child,.section-services.layout-columns .count-5>:first-child,.section-services.layout-columns .count-7>:first-child,.section-services.layout-columns .count-9>:first-child{grid-column:1/-1}
}
@container section (min-width:48rem){
.section-services.layout-menu .services{display:block;columns:2;column-gap:var(--space-56)}
.section-services.layout-menu .service{break-inside:avoid}
}
@container section (min-width:62rem){
.section-services .head{grid-template-columns:minmax(0,6fr) minmax(0,5fr);align-items:end;gap:var(--space-40);margin-block-end:var(--space-56)}
.section-services .head-text{justify-self:end}
.section-services.align-center .head{grid-template-columns:1fr;justify-items:center;text-align:center}
.section-services.align-center .head-text{justify-self:center}
.section-services.layout-rows .service-words{grid-template-columns:minmax(0,5fr) minmax(0,6fr) minmax(0,2.4fr);gap:var(--space-32);align-items:baseline}
.section-services.layout-rows .service{padding-block:var(--space-24)}
.section-services.layout-rows .price{grid-column:3;text-align:end}
.section-services.layout-rows .service-text{grid-column:2}
.section-services.layout-rows .service.has-picture .service-words{grid-template-columns:minmax(0,4fr) minmax(0,6fr) minmax(0,2.4fr)}
.section-services.layout-index .service-words{grid-template-columns:minmax(0,1fr) minmax(0,24ch) auto;align-items:baseline;gap:var(--space-40)}
.section-services.layout-index .service-text{grid-column:2;color:var(--ink-soft)}
.section-services.layout-index .price{grid-column:3}
.section-services.layout-price-list .service-words{grid-template-columns:minmax(0,5fr) minmax(0,6fr) minmax(0,2.4fr);align-items:baseline;gap:var(--space-32)}
.section-services.layout-price-list .service-text{grid-area:auto;grid-column:2;grid-row:1}
.section-services.layout-price-list .price{grid-column:3;grid-row:1;text-align:end}
.section-services.layout-menu .count-many{columns:3}
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
.section-services.layout-cards .services{grid-template-columns:repeat(6,minmax(0,1fr))}
.section-services.layout-cards .service{grid-column:span 2}
.section-services.layout-cards .count-2>.service,.section-services.layout-cards .count-4>.service{grid-column:span 3}
.section-services.layout-cards .count-5>:nth-child(-n+2),.section-services.layout-cards .count-8>:nth-child(-n+2){grid-column:span 3}
.section-services.layout-cards .count-7>:nth-child(-n+4){grid-column:span 3}
.section-services.layout-cards .count-3>:first-child,.section-services.layout-cards .count-9>:first-child{grid-column:span 2}
.section-services.layout-columns .services{grid-template-columns:repeat(6,minmax(0,1fr));gap:var(--space-40) var(--gap)}
.section-services.layout-columns .service{grid-column:span 2}
.section-services.layout-columns .count-2>.service{grid-column:span 3}
.section-services.layout-columns .count-4>.service{grid-column:span 3}
.section-services.layout-columns .count-5>:nth-child(-n+2),.section-services.layout-columns .count-8>:nth-child(-n+2){grid-column:span 3}
.section-services.layout-columns .count-7>:nth-child(-n+4){grid-column:span 3}
.section-services.layout-columns .count-3>:first-child,.section-services.layout-columns .count-9>:first-child{grid-column:span 2}
.section-services.layout-columns .count-many{display:block;columns:3;column-gap:var(--gap)}
.section-services.layout-columns .count-many>.service{break-inside:avoid;margin-block-end:var(--space-40)}
.section-services.layout-feature .service{grid-template-columns:minmax(0,5fr) minmax(0,6fr);gap:var(--space-56);align-items:center}
.section-services.layout-feature .service:not(.has-picture){display:block;border-block-start:var(--border-width) solid var(--rule);padding-block-start:var(--space-24)}
.section-services.layout-feature .service:not(.has-picture) .service-words{grid-template-columns:minmax(0,4fr) minmax(0,7fr);gap:var(--space-8) var(--space-56)}
.section-services.layout-feature .service:not(.has-picture) .service-text{grid-area:1/2/4/3}
.section-services.layout-feature .has-picture:nth-child(even) .service-picture{order:1}
}
`

/** The Services section's CSS: one markup, eight layouts. */
export const servicesStyle = layoutStyle + iconStyle
