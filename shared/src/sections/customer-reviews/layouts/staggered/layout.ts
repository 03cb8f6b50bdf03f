import type { Layout } from '../../../layout.ts'
import type { CustomerReviewsSection } from '../../fields.ts'
import { areShort } from '../../measures.ts'

/** When content asks for this layout; its CSS comes apart. */
export const staggered: Layout<CustomerReviewsSection> = {
  id: 'staggered',
  name: 'Notes',
  suits: (section) => section.items.length >= 2 && section.items.length <= 5 && areShort(section),
}
