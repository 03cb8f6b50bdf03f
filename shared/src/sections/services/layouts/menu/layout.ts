import type { Layout } from '../../../layout.ts'
import { acrossOrFilling } from '../../../layout-alignments.ts'
import type { ServicesSection } from '../../fields.ts'
import { isPriceBoard } from '../../measures.ts'

/** When content asks for this layout; its CSS comes apart. */
export const menu: Layout<ServicesSection> = {
  id: 'menu',
  name: 'Menu',
  alignments: acrossOrFilling,
  rank: 2,
  suits: isPriceBoard,
}
