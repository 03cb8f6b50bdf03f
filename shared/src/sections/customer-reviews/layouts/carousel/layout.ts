import type { Layout } from '../../../layout.ts'
import type { CustomerReviewsSection } from '../../fields.ts'
import { areShort } from '../../measures.ts'

/** When content asks for this layout; its CSS comes apart. */
export const carousel: Layout<CustomerReviewsSection> = {
  id: 'carousel',
  name: 'Carousel',
  suits: (section) => section.items.length >= 3 && areShort(section),
  scrolls: true,
}
