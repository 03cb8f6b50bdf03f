import type { Layout } from '../../../layout.ts'
import type { HeaderSection } from '../../fields.ts'

/** When content asks for this layout; its CSS comes apart. */
export const stacked: Layout<HeaderSection> = {
  id: 'stacked',
  name: 'Stacked',
  suits: ({ logoText }) => logoText.length > 24,
}
