import { always } from '../../../choose-layout.ts'
import type { Layout } from '../../../layout.ts'
import type { FooterSection } from '../../fields.ts'

/** When content asks for this layout, and its CSS. */
export const fullWidth: Layout<FooterSection> = {
  id: 'full-width',
  name: 'Full width',
  alignments: [],
  rank: 1,
  suits: always,
  tells: ['ways'],
  style: `
@container section (min-width:48rem){
.section-footer.layout-full-width .wrap{grid-template-columns:minmax(0,1fr) fit-content(50%)}
.section-footer.layout-full-width .imprint,.section-footer.layout-full-width .additional{grid-column:1/-1}
}
`,
}
