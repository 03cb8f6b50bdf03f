import type { LateLayout } from '../../../late-part.ts'

/** What of this layout comes apart: how it looks. */
export const stackedLate: LateLayout = {
  style: `
@container section (min-width:62rem){
.section-header.layout-stacked .bar{flex-wrap:wrap;padding-block:var(--space-16) var(--space-8);gap:0 var(--space-24)}
.section-header.layout-stacked .links{order:5;flex-basis:100%}
}
`,
}
