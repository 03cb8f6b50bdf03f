/** The Team section's CSS: five layouts. */
export const teamStyle = `
.section-team .wrap{display:grid;grid-template-columns:minmax(0,1fr);gap:var(--space-40)}
.section-team .head{display:grid;gap:var(--space-12);align-content:start}
.section-team .members{display:grid;grid-template-columns:minmax(0,1fr);gap:var(--space-40) var(--gap)}
.section-team .member{display:grid;grid-template-columns:minmax(0,1fr);gap:var(--space-16);align-content:start}
.section-team .initial{display:grid;place-items:center;width:80px;height:80px;border:max(1px,var(--border-width)) solid var(--accent-text);border-radius:var(--radius-button);font-family:var(--font-heading);font-weight:var(--heading-weight);font-size:var(--step-3);line-height:1;color:var(--accent-text)}
.section-team .portrait{aspect-ratio:4/5;width:min(100%,480px)}
.section-team .picture-slot{width:160px}
.section-team .member-words{display:grid;gap:var(--space-4);align-content:start}
.section-team .bio{margin-block-start:var(--space-8)}
.section-team h3{font-size:max(var(--size-item),var(--step-2))}
@container section (min-width:62rem){
.section-team .head{grid-template-columns:minmax(0,6fr) minmax(0,5fr);gap:var(--space-40)}
}
`
