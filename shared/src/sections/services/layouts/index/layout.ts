import type { Layout } from '../../../layout.ts'
import { acrossOrFilling } from '../../../layout-alignments.ts'
import type { ServicesSection } from '../../fields.ts'
import { between, longest } from '../../measures.ts'

/** When content asks for this layout; its CSS comes apart. */
export const index: Layout<ServicesSection> = {
  id: 'index',
  name: 'Large names',
  alignments: acrossOrFilling,
  rank: 4,
  suits: (section) => between(section, 3, 10) && longest(section) <= 70,
}
