import { acrossOrUpright } from '../../../layout-alignments.ts'
import { hasPicture } from '../../measures.ts'
import type { OpeningLayout } from '../../opening-layout.ts'

/** When content asks for this layout, and its CSS. */
export const counter: OpeningLayout = {
  id: 'counter',
  name: 'Counter',
  alignments: acrossOrUpright,
  suits: hasPicture,
  box: { width: 720, height: 640 },
  phoneBox: { width: 720, height: 540 },
  tells: ['hours'],
  style: `
.section-introduction.layout-counter{--room:42px}
@container section (min-width:62rem){
.section-introduction.layout-counter .stage{grid-template:1fr auto auto 1fr/minmax(0,1fr) minmax(0,46%);min-height:min(680px,78vh)}
.section-introduction.layout-counter .title{grid-area:2/1;padding-block-start:var(--space-56)}
.section-introduction.layout-counter .copy{grid-area:3/1;padding-block-end:var(--space-56)}
.section-introduction.layout-counter .art{grid-area:1/2/-1/3;aspect-ratio:auto;min-height:100%}
.section-introduction.layout-counter h1{--column:(50cqi - 56px)}
.section-introduction.layout-counter.no-picture .stage{grid-template-columns:1fr}
.section-introduction.layout-counter .stage{grid-template-rows:1fr auto auto 0}
}
`,
}
