import type { LateLayout } from '../../../late-part.ts'

/** What of this layout comes apart: where its words lie when its owner says so. */
export const underLate: LateLayout = {
  style: `
.section-image-banner.layout-under.is-aligned.align-center .caption{margin-inline:auto}
.section-image-banner.layout-under.is-aligned.align-right .caption{margin-inline:auto 0}
`,
}
