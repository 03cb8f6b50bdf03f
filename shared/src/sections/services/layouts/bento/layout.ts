import type { Layout } from '../../../layout.ts'
import type { ServicesSection } from '../../fields.ts'
import { between, haveTexts, longest } from '../../measures.ts'

/** When content asks for this layout; its CSS comes apart. */
export const bento: Layout<ServicesSection> = {
  id: 'bento',
  name: 'Tiles',
  rank: 5,
  suits: (section) => between(section, 3, 7) && haveTexts(section) && longest(section) <= 220,
}
