import { hasPicture } from '../../measures.ts'
import type { OpeningLayout } from '../../opening-layout.ts'

/** When content asks for this layout, and its CSS. */
export const offset: OpeningLayout = {
  id: 'offset',
  name: 'Card over picture',
  suits: hasPicture,
  box: { width: 1440, height: 640, wordsOver: true },
  phoneBox: { width: 720, height: 288 },
  isWide: true,
  style: `
.section-introduction.layout-offset .art{order:-1;aspect-ratio:auto;height:144px}
@container section (min-width:62rem){
.section-introduction.layout-offset .stage{--inset:clamp(0px,(var(--edge) - 80px)*999,var(--edge) - 56px);grid-template:1fr auto auto/minmax(0,1fr);min-height:min(640px,76vh);align-content:end;padding-block:var(--space-80) 0}
.section-introduction.layout-offset .art{position:absolute;inset:0;height:auto}
.section-introduction.layout-offset .title{grid-row:2;z-index:2;background:var(--surface);width:min(100% - 2*var(--gutter),564px + var(--edge) - var(--inset));margin-inline-start:var(--inset);padding:var(--space-56) var(--space-56) 0 calc(var(--edge) - var(--inset));border-radius:min(var(--radius-card),var(--inset)) var(--radius-card) 0 0}
.section-introduction.layout-offset .copy{grid-row:3;z-index:1;margin-block-start:-1px;background:var(--surface);width:min(100% - 2*var(--gutter),564px + var(--edge) - var(--inset));margin-inline-start:var(--inset);padding:var(--space-24) var(--space-56) var(--space-56) calc(var(--edge) - var(--inset))}
.section-introduction.layout-offset h1{--hero:var(--step-5);--column:508px}
.section-introduction.layout-offset.words-many h1{--hero:var(--step-4)}
.section-introduction.layout-offset.words-full h1{--hero:var(--step-3)}
}
`,
}
