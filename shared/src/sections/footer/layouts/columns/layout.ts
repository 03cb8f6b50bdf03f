import { always } from '../../../choose-layout.ts'
import type { FooterLayout } from '../../footer-layout.ts'

/** When content asks for this layout, and its CSS. */
export const columns: FooterLayout = {
  id: 'columns',
  name: 'Columns',
  alignments: [],
  rank: 3,
  suits: always,
  called: 'above',
  tells: ['ways', 'hours'],
  style: `
@container section (min-width:48rem){
.section-footer.layout-columns .wrap{grid-template-columns:repeat(auto-fit,minmax(min(100%,300px),auto));justify-content:space-between;gap:var(--space-40);align-items:start}
.section-footer.layout-columns .name,.section-footer.layout-columns .additional,.section-footer.layout-columns .imprint{grid-column:1/-1}
.section-footer.layout-columns .facts,.section-footer.layout-columns .links{display:grid}
.section-footer.layout-columns .imprint{border-block-start:1px solid var(--line);padding-block-start:var(--space-16)}
}
`,
}
