import type { LateLayout } from '../../../late-part.ts'

/** The height of the first picture of a wide window. */
const tall = 'clamp(420px,44cqi,640px)'

/**
 * What of this layout comes apart: how it looks. No row has a gap, however many pictures there are. On a wide window the
 * first stands beside four, and all others in rows of four; one to three that are left share the last row, one with
 * those of the row before it.
 */
export const mosaicLate: LateLayout = {
  style: `
.section-gallery.layout-mosaic .pictures{grid-template-columns:repeat(2,minmax(0,1fr))}
.section-gallery.layout-mosaic li:first-child,.section-gallery.layout-mosaic li:last-child:where(:nth-child(even)){grid-column:1/-1}
@container section (min-width:36rem){
.section-gallery.layout-mosaic li:first-child .picture{aspect-ratio:16/10}
}
@container section (min-width:62rem){
.section-gallery.layout-mosaic .pictures{grid-template-columns:repeat(12,minmax(0,1fr));align-items:start}
.section-gallery.layout-mosaic .pictures>li{grid-column:span 3}
.section-gallery.layout-mosaic .pictures>li:first-child{grid-column:span 6;grid-row:span 2}
.section-gallery.layout-mosaic li:first-child .picture{aspect-ratio:auto;height:${tall}}
.section-gallery.layout-mosaic .pictures>li:nth-child(n+2) .picture{aspect-ratio:auto;height:calc((${tall} - 64px)/2)}
.section-gallery.layout-mosaic .count-1>li:first-child{grid-column:1/-1}
.section-gallery.layout-mosaic .count-2>li:last-child{grid-column:span 6;grid-row:span 2}
.section-gallery.layout-mosaic .count-2>li:last-child .picture{height:${tall}}
.section-gallery.layout-mosaic .count-3>li:nth-child(n+2),.section-gallery.layout-mosaic .count-4>li:nth-child(2){grid-column:span 6}
.section-gallery.layout-mosaic .count-4>li:last-child{grid-column:span 3}
.section-gallery.layout-mosaic .count-6>li:first-child{grid-column:span 8}
.section-gallery.layout-mosaic .count-6>li:nth-child(n+2){grid-column:span 4}
.section-gallery.layout-mosaic li:nth-child(4n+6):nth-last-child(3),.section-gallery.layout-mosaic li:nth-child(4n+6):nth-last-child(5),.section-gallery.layout-mosaic li:nth-child(4n+7):nth-last-child(2),.section-gallery.layout-mosaic li:nth-child(4n+7):nth-last-child(4),.section-gallery.layout-mosaic li:nth-child(4n+8):last-child,.section-gallery.layout-mosaic li:nth-child(4n+8):nth-last-child(3){grid-column:span 4}
.section-gallery.layout-mosaic li:nth-child(4n+6):nth-last-child(2),.section-gallery.layout-mosaic li:nth-child(4n+9):nth-last-child(2){grid-column:span 5}
.section-gallery.layout-mosaic li:nth-child(4n+7):last-child,.section-gallery.layout-mosaic li:nth-child(4n+10):last-child{grid-column:span 7}
}
`,
}
