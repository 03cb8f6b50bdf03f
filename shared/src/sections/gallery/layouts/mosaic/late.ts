import type { LateLayout } from '../../../late-part.ts'

/** What of this layout comes apart: how it looks. */
export const mosaicLate: LateLayout = {
  style: `
.section-gallery.layout-mosaic .pictures{grid-template-columns:repeat(2,minmax(0,1fr))}
.section-gallery.layout-mosaic li:first-child{grid-column:1/-1}
.section-gallery.layout-mosaic .count-4>:last-child,.section-gallery.layout-mosaic .count-6>:last-child{grid-column:1/-1}
@container section (min-width:36rem){
.section-gallery.layout-mosaic li:first-child .picture{aspect-ratio:16/10}
}
@container section (min-width:62rem){
.section-gallery.layout-mosaic .pictures{grid-template-columns:repeat(12,minmax(0,1fr));align-items:start}
.section-gallery.layout-mosaic .pictures>li{grid-column:span 3}
.section-gallery.layout-mosaic .pictures>li:first-child{grid-column:span 6;grid-row:span 2}
.section-gallery.layout-mosaic li:first-child .picture{aspect-ratio:auto;height:clamp(420px,44cqi,640px)}
.section-gallery.layout-mosaic .pictures>li:nth-child(n+2) .picture{aspect-ratio:auto;height:calc((clamp(420px,44cqi,640px) - 64px)/2)}
.section-gallery.layout-mosaic .count-3>li:nth-child(n+2){grid-column:span 6}
.section-gallery.layout-mosaic .count-4>li:nth-child(2){grid-column:span 6}
.section-gallery.layout-mosaic .count-4>:last-child{grid-column:span 3}
.section-gallery.layout-mosaic .count-6>li:first-child{grid-column:span 8}
.section-gallery.layout-mosaic .count-6>li:nth-child(n+2){grid-column:span 4}
.section-gallery.layout-mosaic .count-7>li:nth-child(6){grid-column:span 5}
.section-gallery.layout-mosaic .count-7>li:nth-child(7){grid-column:span 7}
}
`,
}
