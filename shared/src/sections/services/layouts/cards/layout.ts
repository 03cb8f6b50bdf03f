import type { Layout } from '../../../layout.ts'
import { acrossOrFilling } from '../../../layout-alignments.ts'
import type { ServicesSection } from '../../fields.ts'
import { arePictured, between, longest } from '../../measures.ts'

/** When content asks for this layout; its CSS comes apart. */
export const cards: Layout<ServicesSection> = {
  id: 'cards',
  name: 'Cards',
  alignments: acrossOrFilling,
  rank: 1,
  // Up to nine the rows are set by hand.
  columns: (count) => (count > 9 ? 3 : 1),
  suits: (section) => arePictured(section) && between(section, 2, 9) && longest(section) <= 400,
}
