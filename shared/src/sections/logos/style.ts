/** The Logo Grid section's CSS: three layouts. */
export const logosStyle = `
.section-logos .wrap{display:grid;grid-template-columns:minmax(0,1fr);gap:var(--space-40);padding-block:clamp(40px,6cqi,80px)}
.section-logos .head{display:grid;gap:var(--space-8)}
.section-logos h2{font-size:calc(var(--step-2)*var(--heading-scale));line-height:1.2}
.section-logos .logos{display:grid;grid-template-columns:repeat(auto-fill,minmax(120px,1fr));gap:var(--space-24);align-items:center}
.section-logos .picture{aspect-ratio:2;border-radius:0}
`
