/** The Footer section's CSS: five layouts. */
export const footerStyle = `
.section-footer .wrap{display:grid;grid-template-columns:minmax(0,1fr);gap:var(--space-24);padding-block:var(--space-40);font-size:var(--step--1)}
.section-footer .links,.section-footer .facts{display:flex;flex-wrap:wrap;gap:0 var(--space-24);align-items:center}
.section-footer a{display:inline-block;padding-block:var(--space-12);overflow-wrap:anywhere}
.section-footer .facts p{padding-block:var(--space-12);max-width:var(--prose)}
.section-footer .hours{margin-block-start:var(--space-8)}
.section-footer .imprint{display:flex;flex-wrap:wrap;gap:var(--space-8) var(--space-24);justify-content:space-between;align-items:baseline}
.section-footer .name{font-size:var(--step-2)}
.section-footer.joins-above .wrap{border-block-start:1px solid var(--line);padding-block-start:var(--space-32)}
`
