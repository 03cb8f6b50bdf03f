import type { LateLayout } from '../../../late-part.ts'

/** What of this layout comes apart: where its words lie when its owner says so. */
export const cardLate: LateLayout = {
  style: `
@container section (min-width:48rem){
.section-image-banner.layout-card.is-aligned.align-center .caption{justify-self:center;margin-inline:0}
.section-image-banner.layout-card.is-aligned.align-right .caption{justify-self:end;margin-inline:0 max(var(--gutter),(100cqi - var(--wrap))/2)}
.section-image-banner.layout-card.is-aligned.align-top .caption{align-self:start;margin-block-start:var(--space-40)}
.section-image-banner.layout-card.is-aligned.align-bottom .caption{align-self:end;margin-block-end:var(--space-40)}
}
`,
}
