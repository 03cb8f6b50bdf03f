import type { HeaderLayout } from '../../header-layout.ts'

/** When content asks for this layout, and its CSS. */
export const centered: HeaderLayout = {
  id: 'centered',
  name: 'Centered',
  alignments: [],
  suits: ({ logoText }) => logoText.length <= 36,
  linksApart: true,
  style: `
@container section (min-width:62rem){
.section-header.layout-centered .bar{display:grid;grid-template-columns:minmax(0,1fr) auto minmax(0,1fr);gap:0 var(--space-24);padding-block:var(--space-16) var(--bar-end,0)}
.section-header.layout-centered .logo{grid-area:1/2;margin:0;font-size:1.75rem;text-align:center}
.section-header.layout-centered .links{grid-area:2/1/3/4;border-block-start:1px solid var(--line);margin-block-start:var(--space-8)}
.section-header.layout-centered .links>ul{justify-content:center}
.section-header.layout-centered .ends{grid-area:1/3;display:flex;flex-wrap:wrap;justify-content:end;align-items:center;gap:0 var(--space-24)}
.section-header.layout-centered .ends .button{white-space:normal}
.section-header.layout-centered .socials,.section-header.layout-centered .menu{grid-area:1/1}
.section-header.layout-centered .menu{justify-self:start;margin-inline-start:calc(-1*var(--space-12))}
}
`,
}
