import type { Layout } from '../../../layout.ts'
import type { GallerySection } from '../../fields.ts'
import { hasAtLeast } from '../../measures.ts'

/** When content asks for this layout, and its CSS. */
export const carousel: Layout<GallerySection> = {
  id: 'carousel',
  name: 'Carousel',
  rank: 5,
  suits: hasAtLeast(3),
  scrolls: true,
  style: `
.section-gallery.layout-carousel li{width:min(80cqi,400px)}
`,
}
