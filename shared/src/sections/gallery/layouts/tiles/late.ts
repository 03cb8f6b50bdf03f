import type { LateLayout } from '../../../late-part.ts'

/** What of this layout comes apart: how it looks. */
export const tilesLate: LateLayout = {
  style: `
.section-gallery.layout-tiles figcaption{font-family:var(--font-heading);font-weight:var(--heading-weight);font-style:var(--heading-style);text-transform:var(--heading-case);letter-spacing:var(--heading-tracking);font-size:calc(var(--step-3)*var(--theme-scale));line-height:max(1.1,var(--heading-leading));hyphens:auto}
.section-gallery.layout-tiles h2{color:var(--accent-text)}
.section-gallery.layout-tiles .head{margin-block-end:var(--space-24)}
@container section (min-width:48rem){
.section-gallery.layout-tiles .pictures{grid-template-columns:repeat(6,minmax(0,1fr))}
.section-gallery.layout-tiles li{grid-column:span 2}
.section-gallery.layout-tiles .count-2>li,.section-gallery.layout-tiles .count-4>li{grid-column:span 3}
.section-gallery.layout-tiles .count-5>:nth-child(-n+2){grid-column:span 3}
}
`,
}
