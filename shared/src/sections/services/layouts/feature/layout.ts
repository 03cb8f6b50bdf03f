import { always } from '../../../choose-layout.ts'
import type { Layout } from '../../../layout.ts'
import type { ServicesSection } from '../../fields.ts'

/** When content asks for this layout; its CSS comes apart. */
export const feature: Layout<ServicesSection> = {
  id: 'feature',
  name: 'Features',
  rank: 8,
  suits: always,
}
