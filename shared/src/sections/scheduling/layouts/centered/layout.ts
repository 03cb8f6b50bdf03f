import { always } from '../../../choose-layout.ts'
import type { Layout } from '../../../layout.ts'
import type { SchedulingSection } from '../../fields.ts'

/** When content asks for this layout, and its CSS. */
export const centered: Layout<SchedulingSection> = {
  id: 'centered',
  name: 'Centered',
  alignments: ['Center', 'Fill'],
  suits: always,
  style: `
.section-scheduling.layout-centered .panel{justify-items:center;text-align:center}
`,
}
