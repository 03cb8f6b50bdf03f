import type { Layout } from '../../../layout.ts'
import type { GallerySection } from '../../fields.ts'
import { areNamed } from '../../measures.ts'

/** When content asks for this layout; its CSS comes apart. */
export const tiles: Layout<GallerySection> = {
  id: 'tiles',
  name: 'Named tiles',
  rank: 6,
  suits: areNamed,
}
