import { hasPicture } from '../../measures.ts'
import type { OpeningLayout } from '../../opening-layout.ts'

/** When content asks for this layout, and its CSS. */
export const strip: OpeningLayout = {
  id: 'strip',
  name: 'Strip',
  suits: hasPicture,
  widePicture: 'foot',
  box: { width: 1440, height: 440 },
  phoneBox: { width: 720, height: 360 },
  isWide: true,
  style: `
.section-introduction.layout-strip .art{aspect-ratio:2/1}
@container section (min-width:48rem){
.section-introduction.layout-strip .stage{grid-template-columns:repeat(2,minmax(0,1fr));align-items:end}
.section-introduction.layout-strip h1{--column:(50cqi - var(--gutter) - var(--space-24))}
.section-introduction.layout-strip .title{padding-block-end:var(--space-40);padding-inline-end:var(--space-24)}
.section-introduction.layout-strip .copy{padding-block-start:var(--space-40);padding-inline-start:0}
.section-introduction.layout-strip .art{grid-column:1/-1}
}
@container section (min-width:62rem){
.section-introduction.layout-strip .stage{grid-template-columns:minmax(0,7fr) minmax(0,5fr)}
.section-introduction.layout-strip h1{--column:(58cqi - var(--edge) - 56px)}
.section-introduction.layout-strip .title{padding-block:var(--section-pad) var(--space-56);padding-inline-end:var(--space-56)}
.section-introduction.layout-strip .copy{padding-block:var(--section-pad) var(--space-56);padding-inline-end:var(--edge)}
.section-introduction.layout-strip .art{aspect-ratio:auto;height:min(440px,46vh)}
}
`,
}
