import type { LateLayout } from '../../../late-part.ts'

/** What of this layout comes apart: where its words lie when its owner says so. */
export const largeLate: LateLayout = {
  style: `
.section-customer-reviews.layout-large.is-aligned.align-left figure{justify-items:start;text-align:start}
.section-customer-reviews.layout-large.is-aligned.align-right figure{justify-items:end;text-align:end}
`,
}
