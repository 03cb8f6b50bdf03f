/** The Contact section's CSS: four layouts. */
export const contactStyle = `
.section-contact .wrap{display:grid;grid-template-columns:minmax(0,1fr);gap:var(--space-40);align-items:start}
.section-contact .words,.section-contact .head,.section-contact .facts{display:grid;grid-template-columns:minmax(0,1fr);gap:var(--space-16);justify-items:start}
.section-contact .words{gap:var(--space-24)}
.section-contact .big-fact{font-family:var(--font-heading);font-weight:var(--heading-weight);font-size:var(--step-3);line-height:1.2;text-decoration:none;padding-block:var(--space-4);font-variant-numeric:lining-nums tabular-nums;letter-spacing:-.01em;overflow-wrap:anywhere}
.section-contact .big-fact:hover{text-decoration:underline}
.section-contact .mail{padding-block:var(--space-8);overflow-wrap:anywhere}
.section-contact dl{display:grid;gap:var(--space-16)}
.section-contact dd>p{max-width:var(--prose)}
.section-contact dt{font-weight:var(--strong-weight)}
.section-contact .panel{display:grid;grid-template-columns:minmax(0,1fr);gap:var(--space-24);background:var(--card);padding:clamp(24px,3cqi,40px);border-radius:var(--radius-card);border:0 solid var(--rule);border-width:var(--card-border);box-shadow:var(--shadow);box-shadow:var(--shadow-raised)}
@container section (min-width:48rem){
.section-contact .fields{grid-template-columns:1fr 1fr}
.section-contact .fields>.is-wide,.section-contact .fields>.button{grid-column:1/-1}
}
`
