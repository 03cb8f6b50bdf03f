import type { LateLayout } from '../../../late-part.ts'

/** What of this layout comes apart: where its words lie when its owner says so. */
export const cornerLate: LateLayout = {
  style: `
@container section (min-width:62rem){
.section-introduction.layout-corner.is-aligned.align-top .title{align-self:start}
.section-introduction.layout-corner.is-aligned.align-bottom .copy{align-content:end}
}
`,
}
