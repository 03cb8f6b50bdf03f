import type { LateLayout } from '../../../late-part.ts'

/** What of this layout comes apart: where its words lie when its owner says so. */
export const rowLate: LateLayout = {
  style: `
.section-logos.layout-row.is-aligned.align-center .logos{justify-content:center}
.section-logos.layout-row.is-aligned.align-right .logos{justify-content:end}
.section-logos.layout-row.is-aligned.align-fill .logos{justify-content:space-between}
`,
}
