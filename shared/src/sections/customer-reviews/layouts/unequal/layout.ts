import type { Layout } from '../../../layout.ts'
import type { CustomerReviewsSection } from '../../fields.ts'

/** When content asks for this layout; its CSS comes apart. */
export const unequal: Layout<CustomerReviewsSection> = {
  id: 'unequal',
  name: 'One leads',
  suits: ({ items }) => items.length >= 2 && items.length <= 4,
}
