/** The Services section's CSS. */
export const servicesStyle = `
.section-services .head{display:grid;gap:var(--space-12);margin-block-end:var(--space-32)}
.section-services .services{display:grid;gap:var(--gap)}
.section-services .service-words{display:grid;gap:var(--space-8);align-content:start}
.section-services .service-picture{aspect-ratio:4/3;margin-block-end:var(--space-16)}
.section-services .price{font-weight:var(--strong-weight);font-variant-numeric:tabular-nums}
@container section (min-width:48rem){.section-services .services{grid-template-columns:repeat(auto-fit,minmax(280px,1fr))}}
`
