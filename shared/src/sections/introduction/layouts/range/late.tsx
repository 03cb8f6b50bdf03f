import { PhoneLink } from '../../../../page/facts.tsx'
import { rangeIn } from '../../facts-in-heading.ts'
import { Heading, type LateOpening, Scene, type StageProps, Words } from '../../hero.tsx'

const Stage = ({ section, page, heading }: StageProps) => {
  const ends = rangeIn(heading)
  return (
    <div className="stage">
      <Heading section={section} heading={heading} />
      <Words section={section} />
      <PhoneLink page={page} className="button button-quiet ring" />
      <Scene section={section} box={{ width: 1440, height: 480 }} phoneBox={{ width: 720, height: 600 }} />
      {ends === undefined ? null : (
        <p className="ends surface-dark heading" aria-hidden="true">
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </p>
      )}
    </div>
  )
}

/** A heading over what grows from the first of its values to the last. */
export const rangeLate: LateOpening = {
  Stage,
  style: `
.section-introduction.layout-range .title{padding-block-start:var(--space-32)}
.section-introduction.layout-range h1{max-width:16em}
.section-introduction.layout-range .copy{padding-block:var(--space-16)}
.section-introduction.layout-range .copy:not(:has(:is(.lead,.button))){display:none}
.section-introduction.layout-range .lead{font-size:var(--step-0)}
.section-introduction.layout-range .ring{margin:0 var(--gutter) var(--space-16);justify-self:start}
.section-introduction.layout-range .art{aspect-ratio:6/5;margin-block-end:-1px}
.section-introduction.layout-range .ends{display:flex;justify-content:space-between;gap:var(--space-24);padding:var(--space-16) var(--gutter) var(--space-24);background:var(--surface);color:var(--ink);font-size:var(--step-1);line-height:1.3;letter-spacing:0}
@container section (min-width:62rem){
.section-introduction.layout-range .stage{grid-template-columns:minmax(0,1fr) auto;align-items:end}
.section-introduction.layout-range :is(.title,.art,.ends){grid-column:1/-1}
.section-introduction.layout-range .title{padding:var(--space-56) var(--edge) 0}
.section-introduction.layout-range .copy{padding:var(--space-24) var(--edge)}
.section-introduction.layout-range .ring{margin:var(--space-24) var(--edge)}
.section-introduction.layout-range .art{aspect-ratio:3/1}
.section-introduction.layout-range .ends{padding-inline:var(--edge)}
}
`,
}
