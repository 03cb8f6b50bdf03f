import { wordLengths } from '../../page/content-classes.ts'

/** The Introduction section's CSS: one markup, nine ways to stand. */
export const introductionStyle = `
.section-introduction{--hero:min(var(--size-hero),9cqi/var(--glyph))}
.section-introduction:is(.layout-split,.layout-counter,.layout-full-bleed,.layout-portrait){--room:42px}
.section-introduction.words-some{--hero:min(var(--size-hero-some),7cqi/var(--glyph),var(--room,54px)/var(--glyph))}
.section-introduction.words-many{--hero:min(var(--size-hero-many),6cqi/var(--glyph),40px/var(--glyph))}
.section-introduction.words-full{--hero:var(--size-hero-full)}
.section-introduction h1{font-size:min(var(--hero)*var(--heading-scale),(100cqi - 2*var(--gutter))/(var(--longest,7)*var(--glyph)))}
${wordLengths.map((length) => `.section-introduction.longest-${length}{--longest:${length}}`).join('')}
.section-introduction{--veil:min(1,var(--overlay,.75)/.75)}
.section-introduction .stage{display:grid;grid-template-columns:minmax(0,1fr)}
.section-introduction .title{padding:var(--space-40) var(--gutter) 0}
.section-introduction .copy{display:grid;gap:var(--space-24);padding:var(--space-24) var(--gutter) var(--space-40);justify-items:start;align-content:start}
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
.section-introduction.layout-full-bleed .copy{padding-block-end:var(--space-56)}
.section-introduction.layout-full-bleed .art,.section-introduction.layout-strip .art{aspect-ratio:2/1}
.section-introduction.layout-full-bleed .art::after{content:"";position:absolute;inset:0;background:linear-gradient(var(--surface),transparent 40%);opacity:var(--veil)}
.section-introduction.layout-full-bleed .art.is-drawn::after{display:none}
.section-introduction.layout-offset .art{order:-1;aspect-ratio:auto;height:144px}
.section-introduction.layout-portrait .art{width:min(100% - 2*var(--gutter),420px);aspect-ratio:3/4;margin:0 auto var(--space-56);border-radius:min(var(--radius-image),24px)}
.section-introduction.layout-portrait .art-arch{border-radius:999px 999px 0 0}
.section-introduction.layout-portrait .art-pill{border-radius:999px}
.section-introduction.layout-oversized .title{padding-block-start:var(--section-pad)}
.section-introduction.layout-oversized .art{margin:0 var(--gutter) var(--space-40);border-radius:var(--radius-image)}
.section-introduction.layout-statement .title{padding-block-start:var(--section-pad);text-align:center}
.section-introduction.layout-statement .copy{padding-block-end:var(--section-pad);justify-items:center;text-align:center}
.section-introduction.layout-statement .actions{justify-content:center}
.section-introduction.layout-statement h1{max-width:18ch;margin-inline:auto}
.section-introduction.words-many.layout-statement h1,.section-introduction.words-full.layout-statement h1{max-width:28ch}
.section-introduction.layout-statement .art{width:min(100% - 2*var(--gutter),var(--wrap));margin:0 auto var(--section-pad);aspect-ratio:2/1;border-radius:var(--radius-image)}
.section-introduction.layout-statement:not(.no-picture) .copy{padding-block-end:var(--space-40)}
@container section (min-width:48rem){
.section-introduction.layout-statement .art{aspect-ratio:3/1}
.section-introduction .fact-bar{grid-template-columns:repeat(auto-fit,minmax(150px,1fr))}
.section-introduction .fact-bar>div{border-block-start:0;margin:0;padding:var(--space-24) var(--gutter)}
.section-introduction .fact-bar>div:first-child{padding-inline-start:var(--edge)}
.section-introduction .fact-bar>div+div{border-inline-start:var(--border-width) solid var(--rule);padding-inline-start:var(--space-24)}
.section-introduction.layout-strip .stage{grid-template-columns:minmax(0,7fr) minmax(0,5fr);align-items:end}
.section-introduction.layout-strip h1{font-size:min(var(--hero)*var(--heading-scale),(58cqi - var(--gutter) - 56px)/(var(--longest,7)*var(--glyph)))}
.section-introduction.layout-strip .copy{padding-block-start:0;padding-inline-start:0}
.section-introduction.layout-strip .art{grid-column:1/-1}
}
@container section (min-width:62rem){
.section-introduction .fact-bar{grid-template-columns:none;grid-auto-flow:column;grid-auto-columns:auto}
.section-introduction .title{padding-inline:var(--edge) var(--space-56)}
.section-introduction .copy{padding-inline:var(--edge) var(--space-56)}
.section-introduction.layout-split .stage,.section-introduction.layout-counter .stage{grid-template:1fr auto auto 1fr/minmax(0,1fr) minmax(0,46%);min-height:min(680px,78vh)}
.section-introduction.layout-split .title,.section-introduction.layout-counter .title{grid-area:2/1;padding-block-start:var(--space-56)}
.section-introduction.layout-split .copy,.section-introduction.layout-counter .copy{grid-area:3/1;padding-block-end:var(--space-56)}
.section-introduction.layout-split .art,.section-introduction.layout-counter .art{grid-area:1/2/-1/3;aspect-ratio:auto;min-height:100%}
.section-introduction.layout-split h1,.section-introduction.layout-counter h1{font-size:min(var(--hero)*var(--heading-scale),(50cqi - 56px)/(var(--longest,7)*var(--glyph)))}
.section-introduction.layout-split.no-picture .stage,.section-introduction.layout-counter.no-picture .stage{grid-template-columns:1fr}
.section-introduction.layout-counter .stage{grid-template-rows:1fr auto auto 0}
.section-introduction.layout-full-bleed .stage{grid-template:auto 1fr/minmax(0,1fr);min-height:min(720px,84vh)}
.section-introduction.layout-full-bleed .title{grid-area:1/1;z-index:1;padding-block-start:var(--section-pad);max-width:min(var(--edge) + 760px,52cqi)}
.section-introduction.layout-full-bleed .copy{grid-area:2/1;z-index:1}
.section-introduction.layout-full-bleed .art{position:absolute;inset:0;aspect-ratio:auto}
.section-introduction.layout-full-bleed :is(.title,.copy){text-shadow:var(--halo)}
.section-introduction.layout-full-bleed .button:not(.button-quiet){text-shadow:none}
.section-introduction.layout-full-bleed .button-quiet:not(:hover){background:var(--surface)}
.section-introduction.layout-full-bleed .art::after{background:linear-gradient(to right,var(--surface) 54%,transparent 96%);opacity:calc(.92*var(--veil))}
.section-introduction.layout-full-bleed:is(.words-few,.words-some) .is-even::after{background:linear-gradient(to right,var(--surface) 38%,transparent 94%)}
.section-introduction.layout-full-bleed .art.is-drawn::after{display:block;background:linear-gradient(to right,var(--surface) 52%,transparent 74%);opacity:var(--veil)}
.section-introduction.layout-full-bleed .lead{max-width:38ch}
.section-introduction.layout-oversized .stage{grid-template-columns:1fr auto;align-items:end;padding-block-end:var(--section-pad)}
.section-introduction.layout-oversized .title{grid-column:1/-1;padding-inline-end:var(--edge)}
.section-introduction.layout-oversized.words-few h1{--hero:min(var(--step-7),11cqi/var(--glyph))}
.section-introduction.layout-oversized.words-some h1{--hero:min(var(--step-7),8cqi/var(--glyph))}
.section-introduction.layout-oversized .copy{padding-block:var(--space-56) 0}
.section-introduction.layout-oversized .art{width:min(34cqi,480px);margin:var(--space-56) var(--edge) 0 0}
.section-introduction.layout-oversized.no-picture .copy{grid-template-columns:1fr auto;grid-column:1/-1;align-items:end;padding-inline-end:var(--edge)}
.section-introduction.layout-offset .stage{--inset:clamp(0px,(var(--edge) - 80px)*999,var(--edge) - 56px);grid-template:1fr auto auto/minmax(0,1fr);min-height:min(640px,76vh);align-content:end;padding-block:var(--space-80) 0}
.section-introduction.layout-offset .art{position:absolute;inset:0;height:auto}
.section-introduction.layout-offset .title{grid-row:2;z-index:2;background:var(--surface);width:min(100% - 2*var(--gutter),564px + var(--edge) - var(--inset));margin-inline-start:var(--inset);padding:var(--space-56) var(--space-56) 0 calc(var(--edge) - var(--inset));border-radius:min(var(--radius-card),var(--inset)) var(--radius-card) 0 0}
.section-introduction.layout-offset .copy{grid-row:3;z-index:1;margin-block-start:-1px;background:var(--surface);width:min(100% - 2*var(--gutter),564px + var(--edge) - var(--inset));margin-inline-start:var(--inset);padding:var(--space-24) var(--space-56) var(--space-56) calc(var(--edge) - var(--inset))}
.section-introduction.layout-offset h1{font-size:min(var(--hero),var(--step-5)*var(--heading-scale),508px/(var(--longest,7)*var(--glyph)))}
.section-introduction.layout-offset.words-many h1{--hero:var(--step-4)}
.section-introduction.layout-offset.words-full h1{--hero:var(--step-3)}
.section-introduction.layout-portrait .stage{grid-template:1fr auto/minmax(0,1fr) minmax(300px,32cqi) minmax(0,.62fr);gap:0 var(--space-40);padding:var(--space-24) var(--edge) var(--section-pad);align-items:end}
.section-introduction.layout-portrait .title{grid-area:1/1/3/2;padding:0;align-self:center}
.section-introduction.layout-portrait .art{grid-area:1/2/3/3;width:100%;margin:0}
.section-introduction.layout-portrait .copy{grid-area:2/3;padding:0}
.section-introduction.layout-portrait h1{font-size:min(var(--hero)*var(--heading-scale),34cqi/(var(--longest,7)*var(--glyph)))}
.section-introduction.layout-strip .title{padding-block:var(--section-pad) var(--space-56)}
.section-introduction.layout-strip .copy{padding-block-end:var(--space-56);padding-inline-end:var(--edge)}
.section-introduction.layout-strip .art{aspect-ratio:auto;height:min(440px,46vh)}
.section-introduction.layout-corner .stage{grid-template:auto 1fr/minmax(0,1.1fr) minmax(0,1fr);min-height:min(760px,84vh)}
.section-introduction.layout-corner .title{grid-area:1/1/3/2;align-self:end;padding-inline-end:var(--space-24);padding-block:var(--space-40) var(--space-56)}
.section-introduction.layout-corner .copy{grid-area:1/2;padding-inline:var(--space-40) var(--edge);padding-block:var(--space-40) var(--space-24)}
.section-introduction.layout-corner .art{grid-area:2/2;aspect-ratio:auto;min-height:320px}
.section-introduction.layout-corner h1{font-size:min(var(--hero)*var(--heading-scale),(50cqi - var(--edge))/(var(--longest,7)*var(--glyph)))}
.section-introduction.layout-statement .copy{padding-inline:var(--edge)}
}
`
