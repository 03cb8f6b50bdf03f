/** The Newsletter section's CSS: three layouts. */
export const newsletterStyle = `
.section-newsletter .wrap{padding-block:clamp(40px,6cqi,80px)}
.section-newsletter .panel{display:grid;grid-template-columns:minmax(0,1fr);gap:var(--space-24)}
.section-newsletter .head{display:grid;gap:var(--space-8)}
.section-newsletter h2{font-size:calc(var(--step-3)*var(--heading-scale))}
.section-newsletter.layout-centered .panel{justify-items:center;text-align:center}
.section-newsletter.layout-centered .fields{width:min(100%,520px);text-align:start}
.section-newsletter.layout-card .panel{background:var(--card);border:0 solid var(--rule);border-width:var(--card-border);box-shadow:var(--shadow);border-radius:var(--radius-card);padding:clamp(24px,4cqi,56px)}
@container section (min-width:48rem){.section-newsletter .fields{grid-template-columns:minmax(0,1fr) auto;align-items:end}}
@container section (min-width:62rem){
.section-newsletter.layout-beside .panel,.section-newsletter.layout-card .panel{grid-template-columns:minmax(0,1fr) minmax(0,1fr);align-items:end;gap:var(--space-56)}
}
`
