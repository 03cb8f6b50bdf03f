import type { Layout } from '../../../layout.ts'
import type { GallerySection } from '../../fields.ts'

/** When content asks for this layout, and its CSS. */
export const feature: Layout<GallerySection> = {
  id: 'feature',
  name: 'Feature',
  rank: 1,
  suits: (section) => section.items.length <= 2,
  style: `
@container section (min-width:36rem){
.section-gallery.layout-feature .count-2{grid-template-columns:minmax(0,3fr) minmax(0,2fr);align-items:end}
}
@container section (min-width:62rem){
.section-gallery.layout-feature .count-1 .picture{aspect-ratio:16/8}
}
`,
}
