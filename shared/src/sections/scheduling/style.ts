/** The Scheduling section's CSS. */
export const schedulingStyle = `
.section-scheduling .panel{display:grid;gap:var(--space-24);justify-items:start}
.section-scheduling .head{display:grid;gap:var(--space-12)}
`
