/** The Contact section's CSS. */
export const contactStyle = `
.section-contact .wrap{display:grid;gap:var(--space-40);align-items:start}
.section-contact .words,.section-contact .head,.section-contact .facts{display:grid;gap:var(--space-16);justify-items:start}
.section-contact .big-fact{font-family:var(--font-heading);font-weight:var(--heading-weight);font-size:var(--step-3);line-height:1.2;text-decoration:none;padding-block:var(--space-8);font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
.section-contact .mail{padding-block:var(--space-8);overflow-wrap:anywhere}
.section-contact dl{display:grid;gap:var(--space-16)}
.section-contact dt{font-weight:var(--strong-weight)}
.section-contact .panel{display:grid;gap:var(--space-24);background:var(--card);padding:clamp(24px,3cqi,40px);border-radius:var(--radius-card);border:var(--card-line) solid var(--rule)}
@container section (min-width:62rem){.section-contact .wrap{grid-template-columns:1fr 1fr;gap:var(--space-80)}}
`
