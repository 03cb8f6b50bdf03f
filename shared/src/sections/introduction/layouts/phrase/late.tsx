import { PhoneLink } from '../../../../page/facts.tsx'
import { Heading, type LateOpening, Scene, type StageProps, Words } from '../../hero.tsx'

const Stage = ({ section, page, heading }: StageProps) => (
  <div className="stage">
    <Heading section={section} heading={heading} />
    <Words section={section} />
    <PhoneLink page={page} className="button button-quiet ring" />
    <Scene section={section} box={{ width: 640, height: 820 }} phoneBox={{ width: 720, height: 760 }} />
  </div>
)

/** A few words in large type; what they name stands on the lower edge. */
export const phraseLate: LateOpening = {
  Stage,
  style: `
.section-introduction.layout-phrase .title{padding-block-start:var(--section-pad)}
.section-introduction.layout-phrase .copy{padding-block-end:var(--space-16)}
.section-introduction.layout-phrase .ring{margin:0 var(--gutter) var(--section-pad);justify-self:start}
.section-introduction.layout-phrase.align-center .ring{justify-self:center}
.section-introduction.layout-phrase .copy:last-child{padding-block-end:var(--section-pad)}
.section-introduction.layout-phrase .art{aspect-ratio:1}
@container section (min-width:62rem){
.section-introduction.layout-phrase .stage{grid-template:auto 1fr auto/minmax(0,1fr);min-height:min(860px,88vh)}
.section-introduction.layout-phrase .title{grid-area:1/1;padding-inline-end:var(--edge)}
.section-introduction.layout-phrase.words-few h1{--hero:min(var(--step-7),11cqi/var(--face))}
.section-introduction.layout-phrase.words-some h1{--hero:min(var(--step-7),8cqi/var(--face))}
.section-introduction.layout-phrase .copy{grid-area:2/1;align-content:end;padding-block:var(--space-56) var(--section-pad)}
.section-introduction.layout-phrase.align-center.no-picture .copy{padding-inline-end:var(--edge)}
.section-introduction.layout-phrase .ring{grid-area:3/1;margin:calc(var(--space-16) - var(--section-pad)) 0 var(--section-pad) var(--edge)}
.section-introduction.layout-phrase.align-center.no-picture .ring{margin-inline-end:var(--edge)}
.section-introduction.layout-phrase:not(.no-picture) .stage{grid-template-columns:minmax(0,1fr) 44%}
.section-introduction.layout-phrase:not(.no-picture) .title{padding-inline-end:var(--space-40)}
.section-introduction.layout-phrase:not(.no-picture) h1{--column:(56cqi - var(--edge) - 40px)}
.section-introduction.layout-phrase .art{grid-area:1/2/4/3;aspect-ratio:auto;min-height:100%}
}
`,
}
