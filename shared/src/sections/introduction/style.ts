/** The Introduction section's CSS. */
export const introductionStyle = `
.section-introduction .copy{display:grid;gap:var(--space-24);align-content:center;padding:var(--space-40) var(--gutter)}
.section-introduction .lead{max-width:44ch}
.section-introduction .art{aspect-ratio:4/3;border-radius:0}
@container section (min-width:62rem){
.section-introduction .stage{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,46%);min-height:680px}
.section-introduction .copy{padding:var(--space-80) var(--space-56) var(--space-80) max(var(--gutter),(100cqi - var(--wrap))/2)}
.section-introduction .art{aspect-ratio:auto}
}
`
