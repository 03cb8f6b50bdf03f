/** The Team section's CSS. */
export const teamStyle = `
.section-team .head{display:grid;gap:var(--space-12);margin-block-end:var(--space-32)}
.section-team .members{display:grid;gap:var(--space-32)}
.section-team .member{display:grid;gap:var(--space-16);align-content:start}
.section-team .initial{font-family:var(--font-heading);font-weight:var(--heading-weight);font-size:var(--step-5);line-height:1;color:var(--accent-text)}
.section-team .portrait{aspect-ratio:4/5}
.section-team .member-words{display:grid;gap:var(--space-4);align-content:start}
@container section (min-width:48rem){.section-team .members{grid-template-columns:repeat(auto-fill,minmax(280px,1fr))}}
`
