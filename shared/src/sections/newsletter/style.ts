/** The Newsletter section's CSS. */
export const newsletterStyle = `
.section-newsletter .panel{display:grid;gap:var(--space-24)}
.section-newsletter .head{display:grid;gap:var(--space-8)}
@container section (min-width:48rem){.section-newsletter .panel{grid-template-columns:1fr 1fr;align-items:end}.section-newsletter .fields{grid-template-columns:1fr auto;align-items:end}}
`
