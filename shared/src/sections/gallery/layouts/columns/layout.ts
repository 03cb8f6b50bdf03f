import type { Layout } from '../../../layout.ts'
import type { GallerySection } from '../../fields.ts'
import { hasAtLeast } from '../../measures.ts'

/** When content asks for this layout, and its CSS. */
export const columns: Layout<GallerySection> = {
  id: 'columns',
  name: 'Columns',
  rank: 4,
  suits: hasAtLeast(6),
  style: `
.section-gallery.layout-columns .pictures{display:block;columns:2;column-gap:var(--gap)}
.section-gallery.layout-columns li{break-inside:avoid;padding-block-end:var(--space-24)}
@container section (min-width:36rem){
.section-gallery.layout-columns li:nth-child(3n+1) .picture{aspect-ratio:4/5}
.section-gallery.layout-columns li:nth-child(3n) .picture{aspect-ratio:1}
}
@container section (min-width:62rem){
.section-gallery.layout-columns .pictures{columns:3}
.section-gallery.layout-columns .count-4{columns:2}
}
`,
}
