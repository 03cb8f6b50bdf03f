/** The Gallery section's CSS. */
export const galleryStyle = `
.section-gallery .head{margin-block-end:var(--space-32)}
.section-gallery .pictures{display:grid;gap:var(--gap)}
.section-gallery .picture{aspect-ratio:4/3}
.section-gallery figcaption{padding-block-start:var(--space-8);font-size:var(--step--1)}
@container section (min-width:48rem){.section-gallery .pictures{grid-template-columns:repeat(2,1fr)}}
`
