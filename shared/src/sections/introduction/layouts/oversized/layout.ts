import { isShort } from '../../measures.ts'
import type { OpeningLayout } from '../../opening-layout.ts'

/** When content asks for this layout, and its CSS. */
export const oversized: OpeningLayout = {
  id: 'oversized',
  name: 'Large type',
  suits: isShort,
  box: { width: 720, height: 540 },
  onGround: true,
  style: `
.section-introduction.layout-oversized .title{padding-block-start:var(--section-pad)}
.section-introduction.layout-oversized .art{margin:0 var(--gutter) var(--space-40);border-radius:var(--radius-image)}
@container section (min-width:62rem){
.section-introduction.layout-oversized .stage{grid-template-columns:1fr auto;align-items:end;padding-block-end:var(--section-pad)}
.section-introduction.layout-oversized .title{grid-column:1/-1;padding-inline-end:var(--edge)}
.section-introduction.layout-oversized.words-few h1{--hero:min(var(--step-7),11cqi/var(--face))}
.section-introduction.layout-oversized.words-some h1{--hero:min(var(--step-7),8cqi/var(--face))}
.section-introduction.layout-oversized .copy{padding-block:var(--space-56) 0}
.section-introduction.layout-oversized .art{width:min(34cqi,480px);margin:var(--space-56) var(--edge) 0 0}
.section-introduction.layout-oversized.no-picture .copy{grid-template-columns:1fr auto;grid-column:1/-1;align-items:end;padding-inline-end:var(--edge)}
}
`,
}
