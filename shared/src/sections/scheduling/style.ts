/** The Scheduling section's CSS: three layouts. */
export const schedulingStyle = `
.section-scheduling .panel{display:grid;grid-template-columns:minmax(0,1fr);gap:var(--space-24);justify-items:start}
.section-scheduling .head{display:grid;gap:var(--space-12)}
`
