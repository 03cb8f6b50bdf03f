import type { LateLayout } from '../../../late-part.ts'

/** What of this layout comes apart: where its words lie when its owner says so. */
export const cardLate: LateLayout = {
  style: `
@container section (min-width:48rem){
.section-scheduling.layout-card.is-aligned.align-top .panel{align-items:start}
.section-scheduling.layout-card.is-aligned.align-bottom .panel{align-items:end}
}
`,
}
