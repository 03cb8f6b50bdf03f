/** The Introduction section's CSS: one markup, nine ways to stand. */
export const introductionStyle = `
.section-introduction{--face:min(var(--glyph),.62);--hero:min(var(--size-hero),9cqi/var(--face))}
.section-introduction.words-some{--hero:min(var(--size-hero-some),7cqi/var(--face),var(--room,54px)/var(--face))}
.section-introduction.words-many{--hero:min(var(--size-hero-many),6cqi/var(--face),40px/var(--face))}
.section-introduction.words-full{--hero:var(--size-hero-full)}
.section-introduction h1{font-size:max(1.5*var(--step-0),min(var(--hero)*var(--heading-scale),var(--column,(100cqi - 2*var(--gutter)))/var(--em,4)))}
.section-introduction:is(.words-many,.words-full) .lead{font-size:var(--step-0)}
.section-introduction{--veil:min(1,var(--overlay,.75)/.75)}
.section-introduction .stage{display:grid;grid-template-columns:minmax(0,1fr)}
.section-introduction .title{padding:var(--space-40) var(--gutter) 0}
.section-introduction .copy{display:grid;grid-template-columns:minmax(0,1fr);gap:var(--space-24);padding:var(--space-24) var(--gutter) var(--space-40);justify-items:start;align-content:start}
.section-introduction .lead{max-width:44ch}
.section-introduction.long-lead .lead{font-size:var(--step-0);max-width:52ch}
.section-introduction .art{aspect-ratio:4/3;border-radius:0}
.section-introduction.is-first .title{padding-block-start:var(--space-24)}
.section-introduction.align-center .title,.section-introduction.align-center .copy{text-align:center;justify-items:center}
.section-introduction .fact-bar{display:grid;border-block:var(--border-width) solid var(--rule)}
.section-introduction .fact-bar>div{padding:var(--space-16) var(--gutter);border-block-start:var(--border-width) solid var(--rule);margin-block-start:calc(-1*var(--border-width))}
.section-introduction .fact-bar dt{font-size:var(--step--1)}
.section-introduction .fact-bar a{display:inline-block;padding-block:var(--space-4)}
.section-introduction .fact-bar dd{font-weight:var(--strong-weight);font-variant-numeric:lining-nums tabular-nums}
@container section (min-width:48rem){
.section-introduction .fact-bar{grid-template-columns:repeat(auto-fit,minmax(150px,1fr))}
.section-introduction .fact-bar>div{border-block-start:0;margin:0;padding:var(--space-24) var(--gutter)}
.section-introduction .fact-bar>div:first-child{padding-inline-start:var(--edge)}
.section-introduction .fact-bar>div+div{border-inline-start:var(--border-width) solid var(--rule);padding-inline-start:var(--space-24)}
}
@container section (min-width:62rem){
.section-introduction .fact-bar{grid-template-columns:none;grid-auto-flow:column;grid-auto-columns:auto}
.section-introduction .title{padding-inline:var(--edge) var(--space-56)}
.section-introduction .copy{padding-inline:var(--edge) var(--space-56)}
}
`
