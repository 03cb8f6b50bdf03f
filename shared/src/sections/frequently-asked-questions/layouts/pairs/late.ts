import type { LateLayout } from '../../../late-part.ts'

/** What of this layout comes apart: how it looks. */
export const pairsLate: LateLayout = {
  style: `
@container section (min-width:48rem){
.section-frequently-asked-questions.layout-pairs .questions{columns:2;column-gap:var(--space-56)}
.section-frequently-asked-questions.layout-pairs details{break-inside:avoid;border-block-end:0}
}
`,
}
