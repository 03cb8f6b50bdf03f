import { acrossOrFilling } from '../../../layout-alignments.ts'
import { between, haveTexts, longest } from '../../measures.ts'
import type { ServicesLayout } from '../../services-layout.ts'

/** When content asks for this layout; its CSS comes apart. */
export const bento: ServicesLayout = {
  id: 'bento',
  name: 'Tiles',
  alignments: acrossOrFilling,
  rank: 5,
  suits: (section) => between(section, 3, 7) && haveTexts(section) && longest(section) <= 220,
  hasIcons: true,
}
