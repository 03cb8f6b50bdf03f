import type { Layout } from '../../../layout.ts'
import type { HeaderSection } from '../../fields.ts'

/** When content asks for this layout. */
export const bar: Layout<HeaderSection> = {
  id: 'bar',
  name: 'Bar',
  alignments: [],
  suits: ({ logoText }) => logoText.length <= 36,
}
