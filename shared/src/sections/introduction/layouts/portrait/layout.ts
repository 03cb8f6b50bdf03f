import { hasPicture } from '../../measures.ts'
import type { OpeningLayout } from '../../opening-layout.ts'

/** When content asks for this layout, and its CSS. */
export const portrait: OpeningLayout = {
  id: 'portrait',
  name: 'Portrait',
  suits: (section) => hasPicture(section) && section.heading.length <= 44,
  box: { width: 440, height: 620 },
  style: `
.section-introduction.layout-portrait{--room:42px}
.section-introduction.layout-portrait .art{width:min(100% - 2*var(--gutter),420px);aspect-ratio:3/4;margin:0 auto var(--space-56);border-radius:min(var(--radius-image),24px)}
.section-introduction.layout-portrait .art-arch{border-radius:999px 999px 0 0}
.section-introduction.layout-portrait .art-pill{border-radius:999px}
@container section (min-width:62rem){
.section-introduction.layout-portrait .stage{grid-template:1fr auto/minmax(0,1fr) minmax(300px,32cqi) minmax(0,.62fr);gap:0 var(--space-40);padding:var(--space-24) var(--edge) var(--section-pad);align-items:end}
.section-introduction.layout-portrait .title{grid-area:1/1/3/2;padding:0;align-self:center}
.section-introduction.layout-portrait .art{grid-area:1/2/3/3;width:100%;margin:0}
.section-introduction.layout-portrait .copy{grid-area:2/3;padding:0}
.section-introduction.layout-portrait h1{--column:((100cqi - 2*var(--edge) - 80px - max(300px,32cqi))/1.62)}
}
`,
}
