import { always } from '../../../choose-layout.ts'
import type { ServicesLayout } from '../../services-layout.ts'

/** When content asks for this layout; its CSS comes apart. */
export const feature: ServicesLayout = {
  id: 'feature',
  name: 'Features',
  rank: 8,
  suits: always,
  hasIcons: true,
}
