import type { Layout } from '../../../layout.ts'
import type { GallerySection } from '../../fields.ts'
import { hasAtLeast } from '../../measures.ts'

/** When content asks for this layout, and its CSS. */
export const grid: Layout<GallerySection> = {
  id: 'grid',
  name: 'Grid',
  rank: 3,
  suits: hasAtLeast(3),
  style: `
.section-gallery.layout-grid .pictures{grid-template-columns:repeat(2,minmax(0,1fr))}
.section-gallery.layout-grid .count-3>:first-child,.section-gallery.layout-grid .count-5>:first-child,.section-gallery.layout-grid .count-7>:first-child,.section-gallery.layout-grid .count-9>:first-child{grid-column:1/-1}
@container section (min-width:62rem){
.section-gallery.layout-grid .pictures{grid-template-columns:repeat(6,minmax(0,1fr))}
.section-gallery.layout-grid li{grid-column:span 2}
.section-gallery.layout-grid .count-2>li,.section-gallery.layout-grid .count-4>li{grid-column:span 3}
.section-gallery.layout-grid .count-3>:first-child,.section-gallery.layout-grid .count-9>:first-child{grid-column:span 2}
.section-gallery.layout-grid .count-5>:nth-child(-n+2),.section-gallery.layout-grid .count-8>:nth-child(-n+2){grid-column:span 3}
.section-gallery.layout-grid .count-7>:nth-child(-n+4),.section-gallery.layout-grid .count-many>:nth-child(-n+4){grid-column:span 3}
}
`,
}
