import { always } from '../../../choose-layout.ts'
import type { Layout } from '../../../layout.ts'
import type { FooterSection } from '../../fields.ts'

/** When content asks for this layout, and its CSS. */
export const centered: Layout<FooterSection> = {
  id: 'centered',
  name: 'Centered',
  alignments: [],
  rank: 2,
  suits: always,
  tells: ['ways'],
  style: `
.section-footer.layout-centered .wrap{justify-items:center;text-align:center}
.section-footer.layout-centered .facts,.section-footer.layout-centered .links,.section-footer.layout-centered .imprint{justify-content:center}
`,
}
