import type { Layout } from '../../../layout.ts'
import { acrossOrFilling } from '../../../layout-alignments.ts'
import type { ServicesSection } from '../../fields.ts'
import { areBrief, arePriced, between, haveFigures } from '../../measures.ts'

/** When content asks for this layout; its CSS comes apart. */
export const figures: Layout<ServicesSection> = {
  id: 'figures',
  name: 'Figures',
  alignments: acrossOrFilling,
  rank: 10,
  suits: (section) =>
    between(section, 1, 4) && arePriced(section) && haveFigures(section) && areBrief(section),
}
