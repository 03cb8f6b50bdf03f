import { acrossOrUpright } from '../../../layout-alignments.ts'
import { hasPicture } from '../../measures.ts'
import type { OpeningLayout } from '../../opening-layout.ts'

/** When content asks for this layout, and its CSS. */
export const fullBleed: OpeningLayout = {
  id: 'full-bleed',
  name: 'Full picture',
  alignments: acrossOrUpright,
  suits: hasPicture,
  box: { width: 1440, height: 760 },
  onPicture: true,
  phoneBox: { width: 720, height: 360 },
  isWide: true,
  fields: ['introductionOverlay'],
  style: `
.section-introduction.layout-full-bleed{--room:42px}
.section-introduction.layout-full-bleed .copy{padding-block-end:var(--space-56)}
.section-introduction.layout-full-bleed .art{aspect-ratio:2/1}
.section-introduction.layout-full-bleed .art::after{content:"";position:absolute;inset:0;background:linear-gradient(var(--surface),transparent 40%);opacity:var(--overlay)}
.section-introduction.layout-full-bleed .art.is-drawn::after{display:none}
@container section (min-width:62rem){
.section-introduction.layout-full-bleed .stage{grid-template:auto 1fr/minmax(0,1fr);min-height:min(720px,84vh)}
.section-introduction.layout-full-bleed :is(.title,.copy){z-index:1;max-width:min(var(--edge) + 760px,52cqi)}
.section-introduction.layout-full-bleed h1{--column:(min(var(--edge) + 760px,52cqi) - var(--edge) - 56px)}
.section-introduction.layout-full-bleed .title{grid-area:1/1;padding-block-start:var(--section-pad)}
.section-introduction.layout-full-bleed .copy{grid-area:2/1}
.section-introduction.layout-full-bleed .art{position:absolute;inset:0;aspect-ratio:auto}
.section-introduction.layout-full-bleed :is(.title,.copy){text-shadow:var(--halo)}
.section-introduction.layout-full-bleed .button:not(.button-quiet){text-shadow:none}
.section-introduction.layout-full-bleed .button-quiet:not(:hover){background:var(--surface)}
.section-introduction.layout-full-bleed .art::after{background:linear-gradient(to right,var(--surface) 54%,transparent 96%)}
.section-introduction.layout-full-bleed .lead{max-width:38ch}
}
`,
}
