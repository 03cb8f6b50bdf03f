import type { LateLayout } from '../../../late-part.ts'

/** What of this layout comes apart: where its words lie when its owner says so. */
export const columnsLate: LateLayout = {
  style: `
@container section (min-width:62rem){
.section-team.layout-columns.is-aligned.align-top .head{align-content:start}
.section-team.layout-columns.is-aligned.align-bottom .head{align-content:end}
}
`,
}
