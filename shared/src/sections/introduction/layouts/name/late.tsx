import { PhoneLink } from '../../../../page/facts.tsx'
import { fieldOf } from '../../../../page/field-address.ts'
import { useKit } from '../../../../page/kit.tsx'
import { widthClass } from '../../../../page/picture-classes.ts'
import { type LateOpening, Scene, type StageProps, Words } from '../../hero.tsx'
import { joinIn } from './join-in.ts'

/** How much larger than its neighbours a join is set. */
const joinScale = 2.2

/** The name in two lines with its own & as the picture between them. */
const Joined = ({ page, heading, parts }: Omit<StageProps, 'section'>) => {
  const widthOf = (text: string) => parts?.headingWidth(page.look, text) ?? 0
  const { before, join, after } = joinIn(heading) ?? { before: heading, join: '', after: '' }
  const widest = Math.max(widthOf(before) + widthOf(join) * joinScale + 0.2, widthOf(after))
  return (
    <h1 className={`joined ${widthClass(widest)}`}>
      <span>{before}</span> <span className="join">{join}</span> <span className="after">{after}</span>
    </h1>
  )
}

const Stage = ({ section, page, heading, parts }: StageProps) => {
  const { Text } = useKit()
  // Whoever writes the name writes it in one piece.
  const isJoined = page.mode === 'published' && joinIn(heading) !== undefined
  return (
    <div className={isJoined ? 'stage' : 'stage initial'}>
      <div className="title">
        {isJoined ? (
          <Joined page={page} heading={heading} parts={parts} />
        ) : (
          <Text of={fieldOf(section, 'heading')} value={heading} as="h1" />
        )}
      </div>
      <Words section={section} />
      <PhoneLink page={page} className="button button-quiet ring" />
      <Scene section={section} box={{ width: 1440, height: 480 }} phoneBox={{ width: 720, height: 560 }} />
    </div>
  )
}

/** The name of the business as the picture: its own & or its first letter stands out. */
export const nameLate: LateOpening = {
  Stage,
  style: `
.section-introduction.layout-name .stage{min-height:min(640px,92vh);align-content:space-between;padding-block-end:var(--space-24)}
.section-introduction.layout-name .title{padding-block:var(--space-56) var(--space-24);align-self:center}
.section-introduction.layout-name h1{font-size:max(1.5*var(--step-0),min(15cqi/var(--face),(100cqi - 2*var(--gutter))/(var(--em,5) + var(--grown,0))));line-height:max(.95,var(--heading-leading)*.94);text-wrap:wrap}
.section-introduction.layout-name .joined{display:grid;grid-template-columns:auto minmax(0,1fr);line-height:.86}
.section-introduction.layout-name .joined>*{align-self:end}
.section-introduction.layout-name .join{font-size:2.2em;line-height:.74;letter-spacing:0;color:var(--loud-ink);text-align:end;margin-inline-end:.03em}
.section-introduction.layout-name .after{grid-column:1/-1;margin-block-start:.08em;padding-block-end:.1em}
.section-introduction.layout-name .initial{--grown:.7}
.section-introduction.layout-name .initial h1::first-letter{color:var(--loud-ink);font-size:1.6em;line-height:.8}
.section-introduction.layout-name .copy{padding-block:var(--space-16)}
.section-introduction.layout-name .copy:not(:has(:is(.lead,.button))){display:none}
.section-introduction.layout-name .lead{font-family:var(--font-heading);font-size:var(--step-3);line-height:1.2}
.section-introduction.layout-name.long-lead .lead{font-family:inherit;font-size:var(--step-0);line-height:inherit}
.section-introduction.layout-name .ring{margin:0 var(--gutter) var(--space-16);justify-self:start}
.section-introduction.layout-name .art{aspect-ratio:9/7;align-self:end}
.section-introduction.layout-name .stage:has(>.art){min-height:0;padding-block-end:0}
@container section (min-width:62rem){
.section-introduction.layout-name .art{grid-column:1/-1;aspect-ratio:3/1}
.section-introduction.layout-name .stage{grid-template-columns:minmax(0,1fr) auto;align-items:end;min-height:min(900px,92vh)}
.section-introduction.layout-name .title{grid-column:1/-1;padding-inline:var(--edge)}
.section-introduction.layout-name h1{font-size:max(1.5*var(--step-0),min(26cqi,max(24vh,112px),(100cqi - 2*var(--edge))/(var(--em,5) + var(--grown,0))))}
.section-introduction.layout-name .copy{grid-template-columns:minmax(0,1fr) auto;align-items:end;padding-inline:var(--edge)}
.section-introduction.layout-name .copy:has(+.ring){padding-inline-end:var(--space-12)}
.section-introduction.layout-name .ring{margin:0 var(--edge) var(--space-16) 0}
}
`,
}
