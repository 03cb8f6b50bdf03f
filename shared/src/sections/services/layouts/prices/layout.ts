import type { Layout } from '../../../layout.ts'
import { acrossOrFilling } from '../../../layout-alignments.ts'
import type { ServicesSection } from '../../fields.ts'
import { areBrief, arePriced, areShortlyPriced, between } from '../../measures.ts'

/** When content asks for this layout; its CSS comes apart. */
export const prices: Layout<ServicesSection> = {
  id: 'prices',
  name: 'Large prices',
  alignments: acrossOrFilling,
  rank: 9,
  suits: (section) =>
    between(section, 2, 8) && arePriced(section) && areShortlyPriced(section) && areBrief(section),
}
