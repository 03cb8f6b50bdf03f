import { always } from '../../../choose-layout.ts'
import type { OpeningLayout } from '../../opening-layout.ts'

/** When content asks for this layout, and its CSS. */
export const statement: OpeningLayout = {
  id: 'statement',
  name: 'Statement',
  suits: always,
  widePicture: 'foot',
  box: { width: 1240, height: 420 },
  phoneBox: { width: 720, height: 360 },
  style: `
.section-introduction.layout-statement .title{padding-block-start:var(--section-pad);text-align:center}
.section-introduction.layout-statement .copy{padding-block-end:var(--section-pad);justify-items:center;text-align:center}
.section-introduction.layout-statement .actions{justify-content:center}
.section-introduction.layout-statement h1{max-width:18ch;margin-inline:auto}
.section-introduction.words-many.layout-statement h1,.section-introduction.words-full.layout-statement h1{max-width:28ch}
.section-introduction.layout-statement .art{width:min(100% - 2*var(--gutter),var(--wrap));margin:0 auto var(--section-pad);aspect-ratio:2/1;border-radius:var(--radius-image)}
.section-introduction.layout-statement:not(.no-picture) .copy{padding-block-end:var(--space-40)}
@container section (min-width:48rem){
.section-introduction.layout-statement .art{aspect-ratio:3/1}
}
@container section (min-width:62rem){
.section-introduction.layout-statement .copy{padding-inline:var(--edge)}
}
`,
}
