import { acrossOrUpright } from '../../../layout-alignments.ts'
import { hasPicture } from '../../measures.ts'
import type { OpeningLayout } from '../../opening-layout.ts'

/** When content asks for this layout, and its CSS. */
export const split: OpeningLayout = {
  id: 'split',
  name: 'Split',
  alignments: acrossOrUpright,
  suits: hasPicture,
  box: { width: 720, height: 720 },
  phoneBox: { width: 720, height: 540 },
  style: `
.section-introduction.layout-split{--room:42px}
@container section (min-width:62rem){
.section-introduction.layout-split .stage{grid-template:1fr auto auto 1fr/minmax(0,1fr) minmax(0,46%);min-height:min(680px,78vh)}
.section-introduction.layout-split .title{grid-area:2/1;padding-block-start:var(--space-56)}
.section-introduction.layout-split .copy{grid-area:3/1;padding-block-end:var(--space-56)}
.section-introduction.layout-split .art{grid-area:1/2/-1/3;aspect-ratio:auto;min-height:100%}
.section-introduction.layout-split h1{--column:(50cqi - 56px)}
.section-introduction.layout-split.no-picture .stage{grid-template-columns:1fr}
}
`,
}
