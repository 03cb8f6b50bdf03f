/** The Scheduling section's CSS: three layouts. */
export const schedulingStyle = `
.section-scheduling .panel{display:grid;grid-template-columns:minmax(0,1fr);gap:var(--space-24);justify-items:start}
.section-scheduling .head{display:grid;gap:var(--space-12)}
.section-scheduling.layout-centered .panel{justify-items:center;text-align:center}
.section-scheduling.layout-card .panel{background:var(--card);border:max(1px,var(--card-line)) solid var(--rule);border-radius:var(--radius-card);padding:clamp(24px,5cqi,56px);box-shadow:var(--shadow-raised)}
@container section (min-width:48rem){
.section-scheduling.layout-beside .panel,.section-scheduling.layout-card .panel{grid-template-columns:minmax(0,1fr) auto;align-items:center;gap:var(--space-56)}
}
`
