import type { LateLayout } from '../../../late-part.ts'

/** What of this layout comes apart: where its words lie when its owner says so. */
export const splitLate: LateLayout = {
  style: `
@container section (min-width:62rem){
.section-introduction.layout-split.is-aligned.align-top .stage{grid-template-rows:auto auto auto 1fr}
.section-introduction.layout-split.is-aligned.align-bottom .stage{grid-template-rows:1fr auto auto auto}
}
`,
}
