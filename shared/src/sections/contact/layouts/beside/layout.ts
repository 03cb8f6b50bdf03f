import { always } from '../../../choose-layout.ts'
import type { Layout } from '../../../layout.ts'
import type { ContactSection } from '../../fields.ts'

/** When content asks for this layout, and its CSS. */
export const beside: Layout<ContactSection> = {
  id: 'beside',
  name: 'Beside',
  suits: always,
  style: `
@container section (min-width:62rem){
.section-contact.layout-beside .wrap{grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:clamp(40px,6cqi,80px)}
}
`,
}
