import type { LateLayout } from '../../../late-part.ts'

/** What of this layout comes apart: how it looks. */
export const wordmarkLate: LateLayout = {
  style: `
.section-footer.layout-wordmark .wordmark{width:100%;overflow:hidden;white-space:nowrap;font-size:min(22cqi,(100cqi - 2*var(--gutter))/var(--em,12));line-height:1;padding:var(--space-40) var(--gutter) .18em;color:var(--accent);letter-spacing:-.04em}
`,
}
