/** The Frequently Asked Questions section's CSS: four layouts. */
export const frequentlyAskedQuestionsStyle = `
.section-frequently-asked-questions .wrap{display:grid;grid-template-columns:minmax(0,1fr);gap:var(--space-32);align-items:start}
.section-frequently-asked-questions details{border-block-start:var(--border-width) solid var(--rule)}
.section-frequently-asked-questions details:last-of-type{border-block-end:var(--border-width) solid var(--rule)}
.section-frequently-asked-questions summary{list-style:none;cursor:pointer;display:flex;justify-content:space-between;gap:var(--space-16);padding-block:var(--space-12);min-height:48px;font-weight:var(--strong-weight)}
.section-frequently-asked-questions summary::-webkit-details-marker{display:none}
.section-frequently-asked-questions summary::after{content:"+";flex:none;font-weight:400;font-size:1.5em;line-height:1;width:1em;text-align:center}
.section-frequently-asked-questions details[open]>summary::after{content:"–"}
.section-frequently-asked-questions .answer{display:grid;gap:var(--space-8);justify-items:start;padding-block-end:var(--space-24)}
`
