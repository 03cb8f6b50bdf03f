import type { LateLayout } from '../../../late-part.ts'

/** What of this layout comes apart: where its words lie when its owner says so. */
export const besideLate: LateLayout = {
  style: `
@container section (min-width:62rem){
.section-quote-banner.layout-beside.is-aligned.align-top .wrap{align-items:start}
.section-quote-banner.layout-beside.is-aligned.align-bottom .wrap{align-items:end}
}
`,
}
