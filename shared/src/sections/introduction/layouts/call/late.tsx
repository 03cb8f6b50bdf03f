import { lineClass } from '../../../../page/content-classes.ts'
import { PhoneLink } from '../../../../page/facts.tsx'
import { Heading, type LateOpening, Scene, type StageProps, Words } from '../../hero.tsx'

const Stage = ({ section, page, heading, parts }: StageProps) => (
  <div className="stage">
    <Heading section={section} heading={heading} />
    <div className="number">
      <PhoneLink page={page} className={`ring heading ${lineClass(page.business.phone, { page, parts })}`} />
    </div>
    <Words section={section} />
    <Scene section={section} box={{ width: 1440, height: 520 }} phoneBox={{ width: 720, height: 600 }} />
  </div>
)

/** The number at the size of a headline, and nothing that stands before it. */
export const callLate: LateOpening = {
  Stage,
  style: `
.section-introduction.layout-call .title{padding-block-start:var(--section-pad)}
.section-introduction.layout-call h1{max-width:17em}
.section-introduction.layout-call .number{padding:var(--space-24) var(--gutter) var(--space-56)}
.section-introduction.layout-call .ring{display:inline-block;font-size:min(max(var(--step-5),2rem),(100cqi - 2*var(--gutter) - 8px)/var(--em,8));line-height:1.15;letter-spacing:-.01em;font-variant-numeric:lining-nums;text-decoration:none;padding:var(--space-6) var(--space-4) var(--space-8);border-block-end:max(1px,var(--border-width)) solid var(--accent)}
.section-introduction.layout-call .ring:hover{border-block-end-color:var(--ink);background:var(--card)}
.section-introduction.layout-call .copy{padding-block:0 var(--section-pad)}
.section-introduction.layout-call .art{aspect-ratio:6/5;margin:0}
.section-introduction.layout-call .lead{font-size:var(--step-0)}
.section-introduction.layout-call:is(.align-center,.is-light) :is(.title,.number,.copy){text-align:center;justify-items:center}
.section-introduction.layout-call:is(.align-center,.is-light) h1{margin-inline:auto}
.section-introduction.layout-call .copy:not(:has(:is(.lead,.button))){display:none}
@container section (min-width:48rem){
.section-introduction.layout-call .art{aspect-ratio:auto;height:min(520px,56vh)}
}
@container section (min-width:62rem){
.section-introduction.layout-call .number{padding:var(--space-40) var(--edge) var(--space-80)}
.section-introduction.layout-call .title,.section-introduction.layout-call .copy{padding-inline:var(--edge)}
}
`,
}
