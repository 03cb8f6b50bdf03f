import { soleHours } from '../../../../business/week.ts'
import { lineClass } from '../../../../page/content-classes.ts'
import { PhoneLink } from '../../../../page/facts.tsx'
import type { PageContext } from '../../../../page/page-context.ts'
import { widthClass } from '../../../../page/picture-classes.ts'
import { shortDays, shortSpan } from '../../../../page/short-hours.ts'
import { Heading, type LateOpening, Scene, type StageProps, Words } from '../../hero.tsx'
import { siteOf } from '../../leading-facts.ts'

/** The hours of the week in two parts, days and times, which a phone sets in lines of their own. */
const timesOf = (page: PageContext): readonly [days: string, times: string] => {
  const { business, language } = page
  const group = soleHours(business.hours)
  const times = (group?.spans ?? []).map((span) => shortSpan(span, language))
  return group === undefined || times.length === 0 ? ['', ''] : [shortDays(group, page), times.join(', ')]
}

const Stage = ({ section, page, heading, parts }: StageProps) => {
  const line = (text: string) => lineClass(text, { page, parts })
  // Only the first part of an address can be read from across the street.
  const site = siteOf(page.business).split(',')[0]?.trim() ?? ''
  const [days, times] = timesOf(page)
  return (
    <div className="stage">
      <Heading section={section} heading={heading} />
      <p className="fit heading">
        {site === '' ? null : <span className={`line ${line(site)}`}>{site}</span>}{' '}
        {days === '' ? null : (
          <span className={`line pair ${line(`${days} ${times}`)}`}>
            <span className={line(days)}>{days}</span> <span className={line(times)}>{times}</span>
          </span>
        )}
      </p>
      <Words section={section} />
      <PhoneLink page={page} className="button button-quiet ring" />
      <Scene section={section} box={{ width: 1440, height: 300 }} phoneBox={{ width: 720, height: 380 }} />
    </div>
  )
}

/** Where and when, in lines from edge to edge. */
export const boardLate: LateOpening = {
  Stage,
  style: `
.section-introduction.layout-board .stage{--measure:calc(100cqi - 2*var(--gutter))}
.section-introduction.layout-board .title{position:relative;padding-block-start:var(--space-32)}
.section-introduction.layout-board h1{font-family:var(--font-body);font-weight:var(--strong-weight);font-size:max(1.5*var(--step-0),var(--step-2));line-height:1.3;letter-spacing:0;text-transform:none}
.section-introduction.layout-board .fit{margin:var(--space-12) var(--gutter) 0;line-height:max(.86,var(--heading-leading)*.92)}
.section-introduction.layout-board .fit span{display:block;letter-spacing:var(--heading-tracking);white-space:nowrap;font-size:min(46cqi,var(--measure)/var(--em,5));margin-inline-start:-.03em}
.section-introduction.layout-board .fit .${widthClass(Number.POSITIVE_INFINITY)}{white-space:normal}
.section-introduction.layout-board .fit .pair{font-size:inherit}
.section-introduction.layout-board .line+.line,.section-introduction.layout-board .pair>span+span{margin-block-start:.06em}
.section-introduction.layout-board .copy{padding-block:var(--space-32) var(--space-16)}
.section-introduction.layout-board .ring{margin:0 var(--gutter) var(--space-40);justify-self:start}
.section-introduction.layout-board .copy:not(:has(:is(.lead,.button))){display:none}
.section-introduction.layout-board .copy:not(:has(:is(.lead,.button)))+.ring{margin-block-start:var(--space-40)}
.section-introduction.layout-board .lead{font-size:var(--step-0)}
.section-introduction.layout-board .art{aspect-ratio:19/10}
@container section (min-width:48rem){
.section-introduction.layout-board .stage{--measure:calc(100cqi - 2*var(--edge));grid-template-columns:minmax(0,1fr) auto;align-items:end}
.section-introduction.layout-board :is(.title,.fit,.art){grid-column:1/-1}
.section-introduction.layout-board .title{padding-inline:var(--edge)}
.section-introduction.layout-board .fit{margin-inline:var(--edge)}
.section-introduction.layout-board .fit .line{font-size:min(30cqi,var(--measure)/var(--em,5))}
.section-introduction.layout-board .fit .pair>span{display:inline;font-size:1em;margin:0}
.section-introduction.layout-board .copy{padding:var(--space-40) var(--edge) var(--space-56)}
.section-introduction.layout-board .ring{margin:var(--space-40) var(--edge) var(--space-56)}
.section-introduction.layout-board .art{aspect-ratio:auto;height:300px}
}
`,
}
