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
@container section (min-width:62rem){
.section-services .head{grid-template-columns:minmax(0,6fr) minmax(0,5fr);align-items:end;gap:var(--space-40);margin-block-end:var(--space-56)}
.section-services .head-text{justify-self:end}
.section-services.align-center .head{grid-template-columns:1fr;justify-items:center;text-align:center}
.section-services.align-center .head-text{justify-self:center}
}
`

/** The Services section's CSS: one markup, eight layouts. */
export const servicesStyle = layoutStyle + iconStyle
