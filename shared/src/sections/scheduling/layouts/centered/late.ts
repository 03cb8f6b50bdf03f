import type { LateLayout } from '../../../late-part.ts'

/** What of this layout comes apart: where its words lie when its owner says so. */
export const centeredLate: LateLayout = {
  style: `
.section-scheduling.layout-centered.is-aligned.align-fill .panel{justify-items:stretch}
`,
}
