import type { TimeSpan } from '../business/opening-hours.ts'
import { twelveHourTime } from '../business/twelve-hours.ts'
import { type DayGroup, dayGroups, halfHoursOf } from '../business/week.ts'
import { dayName } from './day-name.ts'
import type { PageContext } from './page-context.ts'
import { placeClass } from './picture-classes.ts'
import { shortDays, shortSpan } from './short-hours.ts'

interface WeekProps {
  readonly page: PageContext
}

interface Scale {
  readonly first: number
  readonly last: number
}

const scaleOf = (groups: readonly DayGroup[]): Scale => {
  const spans = groups.flatMap(({ spans: of }) => of.map(halfHoursOf))
  return {
    first: Math.min(...spans.map(({ from }) => from)),
    last: Math.max(...spans.map(({ to }) => to)),
  }
}

const hourName = (half: number, { language }: PageContext): string => {
  const hour = Math.floor(half / 2) % 24
  // The span in the drawing says 'am' or 'pm': beside a half there is no room for it.
  if (half % 2 === 1) return `${language === 'english' ? hour % 12 || 12 : hour}:30`
  return language === 'english' ? twelveHourTime(`${hour}:00`) : `${hour}`
}

interface OpenProps extends WeekProps {
  readonly span: TimeSpan
  readonly scale: Scale
  readonly isNarrow: boolean
}

const Open = ({ page, span, scale, isNarrow }: OpenProps) => {
  const { from, to } = halfHoursOf(span)
  const said = shortSpan(span, page.language)
  return (
    <span className={`open ${placeClass('from', from - scale.first)} ${placeClass('span', to - from)}`}>
      {isNarrow ? said.replace(/ .*$/u, '') : said}
    </span>
  )
}

/** The opening hours as a week: a column a day that has hours, an hour one unit; equal neighbours are one block. */
export const WeekDrawing = ({ page }: WeekProps) => {
  const groups = dayGroups(page.business.hours)
  if (groups.length === 0) return null
  const scale = scaleOf(groups)
  const ends = groups.flatMap(({ spans }) => spans.map(halfHoursOf).flatMap(({ from, to }) => [from, to]))
  const labels = [...new Set(ends)].filter((half) => !ends.some((other) => other < half && half - other < 2))
  const said = groups
    .map(
      (group) =>
        `${shortDays(group, page)} ${group.spans.map((span) => shortSpan(span, page.language)).join(', ')}`,
    )
    .join('; ')
  return (
    <div className={`week ${placeClass('span', scale.last - scale.first)}`} role="img" aria-label={said}>
      <div className={labels.some((half) => half % 2 === 1) ? 'hours-scale is-wide' : 'hours-scale'}>
        {labels.map((half) => (
          <span key={half} className={`at ${placeClass('from', half - scale.first)}`}>
            {hourName(half, page)}
          </span>
        ))}
      </div>
      {groups.map((group) => (
        <div key={group.days[0]} className={`group ${placeClass('days', group.days.length)}`}>
          <div className="names">
            {group.days.map((day) => (
              <span key={day}>{dayName(day, page.language, 'short')}</span>
            ))}
          </div>
          <div className="column">
            {group.spans.map((span) => (
              <Open key={span.opens} page={page} span={span} scale={scale} isNarrow={group.days.length < 3} />
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}

/** The CSS of a drawn week below a selector. */
export const weekStyle = (below: string): string => `
${below} .week{--half:min(13px,260px/var(--span));display:flex;gap:var(--space-4);font-variant-numeric:lining-nums tabular-nums}
${below} .hours-scale{position:relative;flex:none;width:2.5rem;margin-block-start:2rem;height:calc(var(--half)*var(--span))}
${below} .hours-scale.is-wide{width:5.5ch}
${below} .at{position:absolute;white-space:nowrap;inset-block-start:calc(var(--half)*var(--from));translate:0 -.5em;line-height:1;font-size:var(--step--1);color:var(--ink-soft)}
${below} .group{flex:var(--days) 1 0;min-width:0}
${below} .names{display:grid;grid-auto-flow:column;grid-auto-columns:minmax(0,1fr);height:2rem;text-align:center;font-weight:var(--strong-weight);font-size:max(.8125rem,var(--step--1))}
${below} .column{position:relative}
${below} .open{position:absolute;inset-inline:0;inset-block-start:calc(var(--half)*var(--from));height:calc(var(--half)*var(--span));display:flex;align-items:center;justify-content:center;white-space:nowrap;border-radius:max(var(--radius-card),var(--radius-image));background:var(--loud);color:var(--on-loud);font-weight:var(--strong-weight);font-size:clamp(.75rem,1.5cqi,1.5rem);line-height:1;letter-spacing:-.02em;overflow:hidden}
${below} :is(.days-3,.days-4,.days-5,.days-6,.days-7) .open{background:var(--accent);color:var(--on-accent);align-items:flex-end;justify-content:flex-start;padding:clamp(12px,2.4cqi,32px);font-size:clamp(1.5rem,3.2cqi,3.25rem)}
@container section (min-width:48rem){
${below} .week{--half:min(23px,460px/var(--span));gap:var(--space-8)}
}
`
