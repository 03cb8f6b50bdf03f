/** The Newsletter section's CSS: three layouts. */
export const newsletterStyle = `
.section-newsletter .wrap{padding-block:clamp(40px,6cqi,80px)}
.section-newsletter .panel{display:grid;grid-template-columns:minmax(0,1fr);gap:var(--space-24)}
.section-newsletter .head{display:grid;gap:var(--space-8)}
.section-newsletter h2{font-size:calc(var(--step-3)*var(--heading-scale))}
@container section (min-width:48rem){
.section-newsletter .fields{grid-template-columns:minmax(0,1fr) auto;align-items:end}
}
`
