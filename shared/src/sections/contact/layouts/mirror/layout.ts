import { always } from '../../../choose-layout.ts'
import type { Layout } from '../../../layout.ts'
import type { ContactSection } from '../../fields.ts'

/** When content asks for this layout, and its CSS. */
export const mirror: Layout<ContactSection> = {
  id: 'mirror',
  name: 'Form first',
  suits: always,
  style: `
@container section (min-width:62rem){
.section-contact.layout-mirror .wrap{grid-template-columns:minmax(0,6fr) minmax(0,5fr);gap:clamp(40px,6cqi,80px)}
.section-contact.layout-mirror .panel{order:-1}
}
`,
}
