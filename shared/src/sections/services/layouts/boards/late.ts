import type { LateLayout } from '../../../late-part.ts'

/** What of this layout comes apart: how it looks. */
export const boardsLate: LateLayout = {
  style: `
.section-services.layout-boards .services{gap:0;margin-inline:calc(50% - 50cqi);margin-block-end:calc(-1*var(--section-pad))}
.section-services.layout-boards:has(+.joins-above) .services{margin-block-end:0}
.section-services.layout-boards .service{--tone:0%;background:color-mix(in srgb,var(--loud),var(--on-loud) var(--tone));color:var(--on-loud);--ink-soft:var(--on-loud);--accent-text:var(--on-loud);--ink:var(--on-loud);--accent:var(--on-loud);padding:clamp(20px,2.4cqi,36px) var(--edge)}
.section-services.layout-boards .service+.service{box-shadow:inset 0 10px 10px -10px rgb(0 0 0/.5)}
.section-services.layout-boards .service:nth-child(2){--tone:2.5%}
.section-services.layout-boards .service:nth-child(3){--tone:5%}
.section-services.layout-boards .service:nth-child(4){--tone:7.5%}
.section-services.layout-boards .service:nth-child(5){--tone:10%}
.section-services.layout-boards .service:nth-child(n+6){--tone:12.5%}
.section-services.layout-boards .service-picture{display:none}
.section-services.layout-boards .service-words{display:flex;flex-wrap:wrap;align-items:baseline;justify-content:space-between;gap:0 var(--space-24)}
.section-services.layout-boards h3{font-size:calc(var(--step-3)*var(--theme-scale));line-height:max(1.1,var(--heading-leading));min-width:0}
.section-services.layout-boards .price{order:1;margin-inline-start:auto;font-size:var(--step-2)}
.section-services.layout-boards .service-text{order:2;flex:1 0 100%}
@container section (min-width:62rem){
.section-services.layout-boards h3{font-size:max(var(--size-section),calc(var(--step-4)*var(--theme-scale)))}
}
`,
}
