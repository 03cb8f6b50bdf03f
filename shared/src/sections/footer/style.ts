/** The Footer section's CSS. */
export const footerStyle = `
.section-footer .wrap{display:grid;gap:var(--space-24);padding-block:var(--space-40);font-size:var(--step--1)}
.section-footer .links,.section-footer .imprint{display:flex;flex-wrap:wrap;gap:var(--space-8) var(--space-24)}
.section-footer .links:empty{display:none}
.section-footer a{display:inline-block;padding-block:var(--space-12)}
.section-footer .imprint{align-items:center;justify-content:space-between}
`
