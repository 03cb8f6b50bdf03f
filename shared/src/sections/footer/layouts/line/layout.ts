import { always } from '../../../choose-layout.ts'
import type { Layout } from '../../../layout.ts'
import type { FooterSection } from '../../fields.ts'

/** When content asks for this layout, and its CSS. */
export const line: Layout<FooterSection> = {
  id: 'line',
  name: 'One line',
  alignments: [],
  rank: 4,
  suits: always,
  style: `
@container section (min-width:48rem){
.section-footer.layout-line .wrap{grid-template-columns:fit-content(60%) minmax(0,1fr);align-items:center}
.section-footer.layout-line .additional{grid-column:1/-1}
.section-footer.layout-line .imprint{gap:var(--space-8) var(--space-40)}
.section-footer.layout-line .links+.imprint{justify-content:end}
.section-footer.layout-line .imprint:only-child{grid-column:1/-1}
}
`,
}
