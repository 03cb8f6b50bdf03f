import { always } from '../../../choose-layout.ts'
import type { Layout } from '../../../layout.ts'
import type { ContactSection } from '../../fields.ts'

/** When content asks for this layout, and its CSS. */
export const stacked: Layout<ContactSection> = {
  id: 'stacked',
  name: 'Stacked',
  suits: always,
  style: `
@container section (min-width:48rem){
.section-contact.layout-stacked dl{display:flex;flex-wrap:wrap;gap:var(--space-24) var(--space-40);width:100%}
.section-contact.layout-stacked dl>div{flex:1 1 min(100%,280px)}
}
@container section (min-width:62rem){
.section-contact.layout-stacked .words{grid-template-columns:minmax(0,5fr) minmax(0,6fr);gap:var(--space-56);align-items:start}
}
`,
}
