/** The Logo Grid section's CSS. */
export const logosStyle = `
.section-logos .head{display:grid;gap:var(--space-12);margin-block-end:var(--space-32)}
.section-logos .logos{display:grid;grid-template-columns:repeat(auto-fill,minmax(140px,1fr));gap:var(--space-24)}
.section-logos .picture{aspect-ratio:2;border-radius:0}
`
