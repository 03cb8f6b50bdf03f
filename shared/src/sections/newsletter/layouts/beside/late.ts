import type { LateLayout } from '../../../late-part.ts'

/** What of this layout comes apart: where its words lie when its owner says so. */
export const besideLate: LateLayout = {
  style: `
@container section (min-width:62rem){
.section-newsletter.layout-beside.is-aligned.align-top .panel{align-items:start}
.section-newsletter.layout-beside.is-aligned.align-bottom .panel{align-items:end}
}
`,
}
