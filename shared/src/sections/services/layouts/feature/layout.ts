import { always } from '../../../choose-layout.ts'
import { acrossOrFilling } from '../../../layout-alignments.ts'
import type { ServicesLayout } from '../../services-layout.ts'

/** When content asks for this layout; its CSS comes apart. */
export const feature: ServicesLayout = {
  id: 'feature',
  name: 'Features',
  alignments: acrossOrFilling,
  rank: 8,
  suits: always,
  hasIcons: true,
}
