import type { LateLayout } from '../../../late-part.ts'

/** What of this layout comes apart: how it looks. */
export const personLate: LateLayout = {
  style: `
.section-contact.layout-person .words{display:flex;flex-direction:column;align-items:flex-start;gap:var(--space-16)}
.section-contact.layout-person :is(.head,.facts){display:contents}
.section-contact.layout-person .head>*{order:2}
.section-contact.layout-person .facts>*{order:3}
.section-contact.layout-person .head>h2{order:0;font-size:calc(var(--step-2)*var(--theme-scale));line-height:1.2}
.section-contact.layout-person .facts>.big-fact{order:1;font-size:calc(var(--step-4)*var(--theme-scale));line-height:1.1;border-block-end:3px solid var(--accent);padding-block:0 var(--space-6);margin-block-end:var(--space-8)}
.section-contact.layout-person .words:not(:has(.big-fact)) .head>h2{font-size:calc(var(--step-4)*var(--theme-scale));line-height:1.1;border-block-end:3px solid var(--accent);padding-block-end:var(--space-8);margin-block-end:var(--space-8)}
.section-contact.layout-person.align-center .words{align-items:center;text-align:center}
@container section (min-width:62rem){
.section-contact.layout-person .wrap{grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:clamp(40px,6cqi,80px)}
}
.section-contact.layout-person.is-aligned.align-right .words{align-items:flex-end}
.section-contact.layout-person.is-aligned.align-center .words{align-items:center}
.section-contact.layout-person.is-aligned.align-left .words{align-items:flex-start}
`,
}
