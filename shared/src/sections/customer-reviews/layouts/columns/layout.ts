import type { Layout } from '../../../layout.ts'
import type { CustomerReviewsSection } from '../../fields.ts'

/** When content asks for this layout; its CSS comes apart. */
export const columns: Layout<CustomerReviewsSection> = {
  id: 'columns',
  name: 'Columns',
  suits: ({ items }) => items.length >= 2,
}
