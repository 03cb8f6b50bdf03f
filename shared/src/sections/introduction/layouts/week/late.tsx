import { PhoneLink } from '../../../../page/facts.tsx'
import { WeekDrawing, weekStyle } from '../../../../page/week-drawing.tsx'
import { Heading, type LateOpening, type StageProps, Words } from '../../hero.tsx'

const Stage = ({ section, page, heading }: StageProps) => (
  <div className="stage">
    <Heading section={section} heading={heading} />
    <Words section={section} />
    <div className="bar">
      {page.business.phone === '' ? null : <span>{page.strings.phone}</span>}
      <PhoneLink page={page} className="ring" />
    </div>
    <WeekDrawing page={page} />
  </div>
)

/** The week as it is kept, and the number beside it. */
export const weekLate: LateOpening = {
  Stage,
  style: `
.section-introduction.layout-week .stage{row-gap:0;padding-block-end:var(--space-40)}
.section-introduction.layout-week .copy{padding-block-end:var(--space-16)}
.section-introduction.layout-week .copy:not(:has(:is(.lead,.button))){display:none}
.section-introduction.layout-week .bar{position:relative;display:grid;margin:var(--space-16) var(--gutter) var(--space-32);padding:var(--space-16) var(--space-24);border-radius:max(var(--radius-card),var(--radius-button)*.6);background:var(--accent);color:var(--on-accent);justify-items:start;line-height:1.2}
.section-introduction.layout-week .bar:not(:has(.ring)){display:none}
.section-introduction.layout-week .ring{font-size:max(1.75rem,var(--step-2));font-weight:var(--strong-weight);text-decoration:none;overflow-wrap:anywhere;font-variant-numeric:lining-nums tabular-nums;letter-spacing:-.015em;min-height:44px}
.section-introduction.layout-week .ring::after{content:"";position:absolute;inset:0;border-radius:inherit}
.section-introduction.layout-week .bar:hover{background:var(--accent-hover)}
.section-introduction.layout-week .week{margin-inline:var(--gutter)}
${weekStyle('.section-introduction.layout-week')}
@container section (min-width:62rem){
.section-introduction.layout-week .stage{grid-template:auto auto 1fr/minmax(0,1fr) minmax(0,1fr);column-gap:clamp(32px,5.5cqi,80px);padding:var(--space-56) var(--edge) var(--section-pad);align-items:end}
.section-introduction.layout-week .title{padding:0;align-self:end}
.section-introduction.layout-week h1{--column:(50cqi - var(--edge) - 40px)}
.section-introduction.layout-week .copy{padding:var(--space-24) 0 0}
.section-introduction.layout-week .bar{margin:var(--space-40) 0 0;justify-self:start;padding-inline:var(--space-32);align-self:start}
.section-introduction.layout-week .week{grid-area:1/2/4/3;margin:0}
}
`,
}
