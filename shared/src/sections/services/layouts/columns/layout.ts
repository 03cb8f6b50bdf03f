import type { Layout } from '../../../layout.ts'
import { acrossOrFilling } from '../../../layout-alignments.ts'
import type { ServicesSection } from '../../fields.ts'
import { between, haveTexts, isPriceBoard, longest } from '../../measures.ts'

/** When content asks for this layout; its CSS comes apart. */
export const columns: Layout<ServicesSection> = {
  id: 'columns',
  name: 'Columns',
  alignments: acrossOrFilling,
  rank: 7,
  suits: (section) =>
    between(section, 2, 24) && haveTexts(section) && longest(section) <= 500 && !isPriceBoard(section),
}
