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
.section-frequently-asked-questions.layout-open .questions{display:grid;gap:var(--space-32) var(--space-40)}
.section-frequently-asked-questions.layout-open .question{border-block-start:var(--border-width) solid var(--rule);padding-block-start:var(--space-12)}
.section-frequently-asked-questions.layout-open h3{font:var(--strong-weight) var(--step-0)/1.4 var(--font-body);letter-spacing:0;text-transform:none;margin-block-end:var(--space-8)}
.section-frequently-asked-questions.layout-open .answer{padding:0}
.section-frequently-asked-questions.layout-list .wrap{max-width:760px}
@container section (min-width:48rem){
.section-frequently-asked-questions.layout-open .questions{grid-template-columns:repeat(2,minmax(0,1fr))}
.section-frequently-asked-questions.layout-pairs .questions{columns:2;column-gap:var(--space-56)}
.section-frequently-asked-questions.layout-pairs details{break-inside:avoid;border-block-end:0}
}
@container section (min-width:62rem){
.section-frequently-asked-questions.layout-beside .wrap{grid-template-columns:minmax(0,4fr) minmax(0,7fr);gap:var(--space-56)}
.section-frequently-asked-questions.layout-beside h2{position:sticky;top:var(--space-40)}
.section-frequently-asked-questions.layout-list.align-center h2{text-align:center}
}
`
