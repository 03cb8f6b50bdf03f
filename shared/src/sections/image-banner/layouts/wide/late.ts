import type { LateLayout } from '../../../late-part.ts'

/** What of this layout comes apart: where its words lie when its owner says so. */
export const wideLate: LateLayout = {
  style: `
@container section (min-width:48rem){
.section-image-banner.layout-wide.is-aligned.align-center .caption{inset-inline:0;width:fit-content;margin-inline:auto;padding-inline:var(--space-40);border-radius:var(--radius-card) var(--radius-card) 0 0}
.section-image-banner.layout-wide.is-aligned.align-right .caption{inset-inline:auto 0;padding-inline:var(--space-40) max(var(--gutter),(100cqi - var(--wrap))/2);border-radius:var(--radius-card) 0 0}
.section-image-banner.layout-wide.is-aligned.align-fill .caption{inset-inline:0;padding-inline:max(var(--gutter),(100cqi - var(--wrap))/2);border-radius:0}
.section-image-banner.layout-wide.is-aligned.align-top .caption{inset-block:0 auto;border-radius:0 0 var(--radius-card)}
.section-image-banner.layout-wide.is-aligned.align-bottom .caption{inset-block:auto 0}
}
`,
}
