/** The Team section's CSS: five layouts. */
export const teamStyle = `
.section-team .wrap{display:grid;grid-template-columns:minmax(0,1fr);gap:var(--space-40)}
.section-team .head{display:grid;gap:var(--space-12);align-content:start}
.section-team .members{display:grid;grid-template-columns:minmax(0,1fr);gap:var(--space-40) var(--gap)}
.section-team .member{display:grid;grid-template-columns:minmax(0,1fr);gap:var(--space-16);align-content:start}
.section-team .initial{display:grid;place-items:center;width:80px;height:80px;border:max(1px,var(--border-width)) solid var(--accent-text);border-radius:var(--radius-button);font-family:var(--font-heading);font-weight:var(--heading-weight);font-size:var(--step-3);line-height:1;color:var(--accent-text)}
.section-team .portrait{aspect-ratio:4/5;width:min(100%,480px)}
.section-team:not(.layout-portraits) .picture-slot{width:160px}
.section-team .member-words{display:grid;gap:var(--space-4);align-content:start}
.section-team .bio{margin-block-start:var(--space-8)}
.section-team h3{font-size:max(var(--size-item),var(--step-2))}
.section-team.layout-pair .initial{border:0;width:auto;height:auto;justify-self:start;font-size:var(--step-6);font-style:var(--heading-style)}
@container section (min-width:36rem){
.section-team.layout-portraits .members{grid-template-columns:repeat(2,minmax(0,1fr))}
.section-team.layout-rows .member{grid-template-columns:auto minmax(0,1fr);gap:var(--space-24)}
}
@container section (min-width:48rem){
.section-team.layout-pair .members{grid-template-columns:repeat(2,minmax(0,1fr));gap:var(--space-80)}
.section-team.layout-pair .member:nth-child(even){padding-block-start:var(--space-80)}
}
@container section (min-width:62rem){
.section-team .head{grid-template-columns:minmax(0,6fr) minmax(0,5fr);gap:var(--space-40)}
.section-team.layout-portraits .members{grid-template-columns:repeat(3,minmax(0,1fr))}
.section-team.layout-portraits .count-2{grid-template-columns:repeat(2,minmax(0,400px))}
.section-team.layout-portraits .count-4{grid-template-columns:repeat(4,minmax(0,1fr))}
.section-team.layout-rows .members{gap:0}
.section-team.layout-rows .member{border-block-start:var(--border-width) solid var(--rule);padding-block:var(--space-24);align-items:start}
.section-team.layout-rows .portrait{width:160px}
.section-team.layout-rows .member-words{grid-template-columns:minmax(0,4fr) minmax(0,7fr);gap:var(--space-4) var(--space-40)}
.section-team.layout-rows .member-words>*{grid-column:1}
.section-team.layout-rows .bio{grid-area:1/2/4/3;margin:0}
.section-team.layout-columns .wrap{grid-template-columns:minmax(0,4fr) minmax(0,7fr);gap:var(--space-56)}
.section-team.layout-columns .head{grid-template-columns:minmax(0,1fr);gap:var(--space-12)}
.section-team.layout-columns .members{grid-template-columns:repeat(2,minmax(0,1fr));gap:var(--space-40)}
.section-team.layout-columns .count-3{grid-template-columns:repeat(3,minmax(0,1fr))}
.section-team.layout-columns .member{border-inline-start:var(--border-width) solid var(--rule);padding-inline-start:var(--space-24)}
.section-team.layout-lead .member{grid-template-columns:minmax(0,4fr) minmax(0,7fr);gap:var(--space-56);align-items:start}
.section-team.layout-lead h3{font-size:var(--size-section);line-height:var(--heading-leading)}
.section-team.layout-lead .initial{width:200px;height:200px;border-radius:50%;font-size:var(--step-6)}
}
`
