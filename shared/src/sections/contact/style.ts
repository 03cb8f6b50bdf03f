/** The Contact section's CSS: four layouts. */
export const contactStyle = `
.section-contact .wrap{display:grid;grid-template-columns:minmax(0,1fr);gap:var(--space-40);align-items:start}
.section-contact .words,.section-contact .head,.section-contact .facts{display:grid;grid-template-columns:minmax(0,1fr);gap:var(--space-16);justify-items:start}
.section-contact .words{gap:var(--space-24)}
.section-contact .big-fact{font-family:var(--font-heading);font-weight:var(--heading-weight);font-size:var(--step-3);line-height:1.2;text-decoration:none;padding-block:var(--space-4);font-variant-numeric:lining-nums tabular-nums;letter-spacing:-.01em;overflow-wrap:anywhere}
.section-contact .big-fact:hover{text-decoration:underline}
.section-contact .mail{padding-block:var(--space-8);overflow-wrap:anywhere}
.section-contact dl{display:grid;gap:var(--space-16)}
.section-contact dt{font-weight:var(--strong-weight)}
.section-contact .panel{display:grid;grid-template-columns:minmax(0,1fr);gap:var(--space-24);background:var(--card);padding:clamp(24px,3cqi,40px);border-radius:var(--radius-card);border:0 solid var(--rule);border-width:var(--card-border);box-shadow:var(--shadow);box-shadow:var(--shadow-raised)}
@container section (min-width:48rem){
.section-contact .fields{grid-template-columns:1fr 1fr}
.section-contact .fields>.is-wide,.section-contact .fields>.button{grid-column:1/-1}
.section-contact.layout-stacked dl{grid-template-columns:repeat(auto-fit,minmax(min(100%,280px),1fr));gap:var(--space-24) var(--space-40);width:100%}
}
@container section (min-width:62rem){
.section-contact.layout-beside .wrap{grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:clamp(40px,6cqi,80px)}
.section-contact.layout-mirror .wrap{grid-template-columns:minmax(0,6fr) minmax(0,5fr);gap:clamp(40px,6cqi,80px)}
.section-contact.layout-mirror .panel{order:-1}
.section-contact.layout-stacked .words{grid-template-columns:minmax(0,5fr) minmax(0,6fr);gap:var(--space-56);align-items:start}
.section-contact.layout-banner .wrap{grid-auto-flow:dense;grid-template-columns:minmax(0,5fr) minmax(0,6fr);gap:var(--space-24) clamp(40px,6cqi,80px)}
.section-contact.layout-banner .words,.section-contact.layout-banner .facts{display:contents}
.section-contact.layout-banner .head,.section-contact.layout-banner .big-fact{grid-column:1/-1}
.section-contact.layout-banner .big-fact{font-size:min(var(--size-hero),11cqi);line-height:1;margin-block-end:var(--space-24)}
.section-contact.layout-banner .facts>:not(.big-fact){grid-column:1}
.section-contact.layout-banner .panel{grid-column:2;grid-row:span 6}
}
`
