/** The Introduction section's CSS: one markup, and as many ways to stand as there are layouts. */
export const introductionStyle = `
.section-introduction{--face:min(var(--glyph),.62);--hero:min(var(--size-hero),9cqi/var(--face))}
.section-introduction.words-some{--hero:min(var(--size-hero-some),7cqi/var(--face),var(--room,54px)/var(--face))}
.section-introduction.words-many{--hero:min(var(--size-hero-many),6cqi/var(--face),40px/var(--face))}
.section-introduction.words-full{--hero:var(--size-hero-full)}
.section-introduction h1{font-size:max(1.5*var(--step-0),min(max(var(--hero),var(--size-section))*var(--heading-scale),var(--column,(100cqi - 2*var(--gutter)))/var(--em,4)))}
.section-introduction:is(.words-many,.words-full) .lead{font-size:var(--step-0)}
.section-introduction .stage{display:grid;grid-template-columns:minmax(0,1fr)}
.section-introduction .title{padding:var(--space-40) var(--gutter) 0}
.section-introduction .copy{display:grid;grid-template-columns:minmax(0,1fr);gap:var(--space-24);padding:var(--space-24) var(--gutter) var(--space-40);justify-items:start;align-content:start}
.section-introduction .lead{max-width:44ch}
.section-introduction.long-lead .lead{font-size:var(--step-0);max-width:52ch}
.section-introduction .art{aspect-ratio:4/3;border-radius:0}
.section-introduction.is-first .title{padding-block-start:var(--space-24)}
.section-introduction.align-center .title,.section-introduction.align-center .copy{text-align:center;justify-items:center}
@container section (min-width:62rem){
.section-introduction .title{padding-inline:var(--edge) var(--space-56)}
.section-introduction .copy{padding-inline:var(--edge) var(--space-56)}
}
`
