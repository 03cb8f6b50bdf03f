import type { Layout } from '../../../layout.ts'
import { acrossOrFilling } from '../../../layout-alignments.ts'
import type { ServicesSection } from '../../fields.ts'
import { areBrief, between } from '../../measures.ts'

/** When content asks for this layout; its CSS comes apart. */
export const boards: Layout<ServicesSection> = {
  id: 'boards',
  name: 'Boards',
  alignments: acrossOrFilling,
  rank: 11,
  suits: (section) => between(section, 2, 6) && areBrief(section),
}
