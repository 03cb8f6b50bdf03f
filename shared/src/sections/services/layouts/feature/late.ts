import type { LateLayout } from '../../../late-part.ts'

/** What of this layout comes apart: how it looks. */
export const featureLate: LateLayout = {
  style: `
.section-services.layout-feature .icon{--icon:40px;--pen:2px}
.section-services.layout-feature .services{gap:var(--space-56)}
.section-services.layout-feature h3{font-size:max(var(--size-item),var(--step-2)*var(--theme-scale))}
.section-services.layout-feature .has-picture h3{font-size:calc(var(--step-3)*var(--theme-scale));line-height:1.1}
@container section (min-width:62rem){
.section-services.layout-feature .service{grid-template-columns:minmax(0,5fr) minmax(0,6fr);gap:var(--space-56);align-items:center}
.section-services.layout-feature .service:not(.has-picture){display:block;border-block-start:var(--border-width) solid var(--rule);padding-block-start:var(--space-24)}
.section-services.layout-feature .service:not(.has-picture) .service-words{grid-template-columns:minmax(0,4fr) minmax(0,7fr);gap:var(--space-8) var(--space-56)}
.section-services.layout-feature .service:not(.has-picture) .service-text{grid-area:1/2/4/3}
.section-services.layout-feature .has-picture:nth-child(even) .service-picture{order:1}
.section-services.layout-feature .service.has-icon:not(.has-picture){display:grid;grid-template-columns:auto minmax(0,1fr);gap:var(--space-24);align-items:start}
}
`,
}
