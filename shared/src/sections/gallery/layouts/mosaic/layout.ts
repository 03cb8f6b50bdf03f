import type { Layout } from '../../../layout.ts'
import type { GallerySection } from '../../fields.ts'

/** When content asks for this layout; its CSS comes apart. */
export const mosaic: Layout<GallerySection> = {
  id: 'mosaic',
  name: 'Mosaic',
  rank: 2,
  suits: (section) => section.items.length >= 3 && section.items.length <= 7,
}
