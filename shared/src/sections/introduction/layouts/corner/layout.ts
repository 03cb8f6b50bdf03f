import { acrossOrUpright } from '../../../layout-alignments.ts'
import { hasPicture, isShort } from '../../measures.ts'
import type { OpeningLayout } from '../../opening-layout.ts'

/** When content asks for this layout, and its CSS. */
export const corner: OpeningLayout = {
  id: 'corner',
  name: 'Corner',
  alignments: acrossOrUpright,
  suits: (section) => hasPicture(section) && isShort(section),
  box: { width: 800, height: 560 },
  style: `
@container section (min-width:62rem){
.section-introduction.layout-corner .stage{grid-template:auto 1fr/minmax(0,1.1fr) minmax(0,1fr);min-height:min(760px,84vh)}
.section-introduction.layout-corner .title{grid-area:1/1/3/2;align-self:end;padding-inline-end:var(--space-24);padding-block:var(--space-40) var(--space-56)}
.section-introduction.layout-corner .copy{grid-area:1/2;padding-inline:var(--space-40) var(--edge);padding-block:var(--space-40) var(--space-24)}
.section-introduction.layout-corner .art{grid-area:2/2;aspect-ratio:auto;min-height:320px}
.section-introduction.layout-corner h1{--column:(50cqi - var(--edge))}
}
`,
}
