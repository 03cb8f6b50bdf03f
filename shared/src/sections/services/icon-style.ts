/** The CSS of the icons beside services: small before a line of a list, larger where a service has room. */
export const iconStyle = `
.section-services .icon{--icon:24px;display:block;align-self:start}
.section-services .icon svg{inline-size:var(--icon);block-size:var(--icon);overflow:visible}
.section-services .icon-line{fill:none;stroke:var(--ink);stroke-width:var(--pen,1.6px);stroke-linecap:round;stroke-linejoin:round;vector-effect:non-scaling-stroke}
.section-services .icon-spot{fill:var(--accent)}
.section-services .service.has-icon{grid-template-columns:auto minmax(0,1fr);column-gap:var(--space-16)}
.section-services.layout-rows .icon,.section-services.layout-bento .icon,.section-services.layout-feature .icon,.section-services.layout-columns .icon,.section-services.layout-cards .icon{--icon:40px;--pen:2px}
.section-services .icons-disc .icon,.section-services .icons-tile .icon{padding:var(--space-12);justify-self:start}
.section-services .icons-disc .icon{border-radius:50%;background:color-mix(in srgb,var(--accent) 14%,transparent)}
.section-services .icons-tile .icon{background:var(--accent);border-radius:var(--radius-card)}
.section-services .icons-tile .icon-line{stroke:var(--on-accent)}
.section-services .icons-tile .icon-spot{fill:var(--on-accent);fill-opacity:.4}
.section-services .icons-disc .icon,.section-services .icons-tile .icon{--icon:32px}
.section-services.layout-bento .service.has-icon,.section-services.layout-columns .service.has-icon,.section-services.layout-cards .service.has-icon{grid-template-columns:minmax(0,1fr)}
.section-services.layout-bento .service.has-icon:not(.has-picture){grid-template-rows:auto 1fr}
@container section (min-width:62rem){
.section-services.layout-bento .count-3>.has-icon:first-child .service-words,.section-services.layout-bento .count-5>.has-icon:first-child .service-words{grid-template-rows:auto auto auto;align-content:end}
.section-services.layout-feature .service.has-icon:not(.has-picture){display:grid;grid-template-columns:auto minmax(0,1fr);gap:var(--space-24);align-items:start}
.section-services.layout-rows .service.has-icon{column-gap:var(--space-24);align-items:start}
.section-services.layout-rows .has-icon .service-words{grid-template-columns:minmax(0,4fr) minmax(0,5.6fr) minmax(0,2.4fr)}
.section-services.layout-bento .count-3>:first-child .icon,.section-services.layout-bento .count-5>:first-child .icon,.section-services.layout-bento .count-7>:first-child .icon{--icon:64px;--pen:2.4px}
}
`
