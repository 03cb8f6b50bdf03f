/** The Gallery section's CSS: one markup, five layouts. */
export const galleryStyle = `
.section-gallery .head{margin-block-end:var(--space-32)}
.section-gallery .pictures:not(.scrolls){display:grid;grid-template-columns:minmax(0,1fr);gap:var(--space-24) var(--gap)}
.section-gallery .picture{aspect-ratio:4/3}
.section-gallery .picture:not(.picture-slot,.decor-screen){border:0 solid var(--rule);border-width:var(--card-border);box-shadow:var(--shadow)}
.section-gallery figcaption{padding-block-start:var(--space-8);font-size:var(--step--1);max-width:var(--prose)}
.section-gallery.layout-carousel li{width:min(80cqi,400px)}
.section-gallery.layout-grid .pictures,.section-gallery.layout-mosaic .pictures{grid-template-columns:repeat(2,minmax(0,1fr))}
.section-gallery.layout-mosaic li:first-child{grid-column:1/-1}
.section-gallery.layout-mosaic .count-4>:last-child,.section-gallery.layout-mosaic .count-6>:last-child{grid-column:1/-1}
.section-gallery.layout-grid .count-3>:first-child,.section-gallery.layout-grid .count-5>:first-child,.section-gallery.layout-grid .count-7>:first-child,.section-gallery.layout-grid .count-9>:first-child{grid-column:1/-1}
.section-gallery.layout-columns .pictures{display:block;columns:2;column-gap:var(--gap)}
.section-gallery.layout-columns li{break-inside:avoid;padding-block-end:var(--space-24)}
@container section (min-width:36rem){
.section-gallery.layout-mosaic li:first-child .picture{aspect-ratio:16/10}
.section-gallery.layout-columns li:nth-child(3n+1) .picture{aspect-ratio:4/5}
.section-gallery.layout-columns li:nth-child(3n) .picture{aspect-ratio:1}
.section-gallery.layout-feature .count-2{grid-template-columns:minmax(0,3fr) minmax(0,2fr);align-items:end}
}
@container section (min-width:62rem){
.section-gallery .head{margin-block-end:var(--space-56)}
.section-gallery.align-center .head{text-align:center}
.section-gallery.layout-feature .count-1 .picture{aspect-ratio:16/8}
.section-gallery.layout-columns .pictures{columns:3}
.section-gallery.layout-columns .count-4{columns:2}
.section-gallery.layout-grid .pictures{grid-template-columns:repeat(6,minmax(0,1fr))}
.section-gallery.layout-grid li{grid-column:span 2}
.section-gallery.layout-grid .count-2>li,.section-gallery.layout-grid .count-4>li{grid-column:span 3}
.section-gallery.layout-grid .count-3>:first-child,.section-gallery.layout-grid .count-9>:first-child{grid-column:span 2}
.section-gallery.layout-grid .count-5>:nth-child(-n+2),.section-gallery.layout-grid .count-8>:nth-child(-n+2){grid-column:span 3}
.section-gallery.layout-grid .count-7>:nth-child(-n+4),.section-gallery.layout-grid .count-many>:nth-child(-n+4){grid-column:span 3}
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
`
