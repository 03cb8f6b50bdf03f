import { hasHours, type TimeSpan, weekdays } from '../business/opening-hours.ts'
import { outerZones } from '../business/outer-zones.ts'
import type { DraftContent } from '../draft/content.ts'
import { type Language, languageTag } from '../language/language.ts'
import { timesOf } from './hours-rows.ts'
import type { PageContext } from './page-context.ts'
import { shownFacts } from './shown-facts.ts'
import { shownSections } from './shown-sections.ts'

/** The id of the line that says so, hidden until the page's script finds that it is true. */
export const closedTodayId = 'closed-today'

/** The CSS of the line. */
export const closedTodayStyle =
  '.site.closed-today{min-height:0;margin:0;padding:var(--space-8) var(--gutter);font-size:var(--step--1);font-weight:var(--strong-weight);line-height:1.5;text-align:center;text-wrap:balance}'

const words: Readonly<Record<Language, { readonly closed: string; readonly again: string }>> = {
  english: { closed: 'Closed today.', again: 'Open again' },
  spanish: { closed: 'Hoy cerrado.', again: 'Próxima apertura:' },
  french: { closed: 'Fermé aujourd’hui.', again: 'Prochaine ouverture :' },
  italian: { closed: 'Oggi chiuso.', again: 'Prossima apertura:' },
  german: { closed: 'Heute geschlossen.', again: 'Wieder geöffnet:' },
  japanese: { closed: '本日は休業です。', again: '次の営業：' },
  Korean: { closed: '오늘은 쉽니다.', again: '다음 영업:' },
}

/** A day as the script has it: what is said of it, '' where it is closed; then until when on the next day it lasts, where it does. */
type Said = readonly [words: string, until?: string]

const dayMs = 24 * 60 * 60 * 1000
// A Sunday, with which weeks begin for scripts.
const sundayAt = Date.UTC(2024, 0, 7)

const saidOf = (at: number, spans: readonly TimeSpan[], page: PageContext): Said => {
  if (spans.length === 0) return ['']
  const name = new Intl.DateTimeFormat(languageTag[page.language], { weekday: 'long', timeZone: 'UTC' })
  const night = spans.find(({ opens, closes }) => closes <= opens)
  const of = `${name.format(at)}, ${timesOf(spans, page).join(', ')}`
  return night ? [of, night.closes] : [of]
}

/** What a page says of its days: the week from Sunday on, null where nobody said, and the days that differ, by their dates. */
const saidDays = (content: DraftContent, page: PageContext) => {
  const shown = shownSections(content, page.mode)
  const { hours, specialDays } = shownFacts(content.business, shown, page.look)
  const week = [6, 0, 1, 2, 3, 4, 5].map((place, day) => {
    const spans = weekdays[place] && hours[weekdays[place]]
    return hasHours(hours) && spans ? saidOf(sundayAt + day * dayMs, spans, page) : null
  })
  const dates = specialDays
    .filter(({ date }) => !Number.isNaN(Date.parse(date)))
    .map(({ date, spans }) => [date, saidOf(Date.parse(date), spans, page)] as const)
  return { week, dates: Object.fromEntries(dates) }
}

/** The line as visitors read it on a date (`YYYY-MM-DD`) by the clocks of the business; undefined where the page has none then. */
export const closedTodayLine = ({ content, page }: ClosedTodayProps, date: string): string | undefined => {
  const { week, dates } = saidDays(content, page)
  const saidAfter = (days: number): Said | null | undefined => {
    const at = new Date(Date.parse(date) + days * dayMs)
    return dates[at.toJSON().slice(0, 10)] ?? week[at.getUTCDay()]
  }
  if (saidAfter(0)?.[0] !== '') return undefined
  // Past a day of which nobody said anything the page promises nothing.
  const next = [1, 2, 3, 4, 5, 6, 7].map(saidAfter).find((said) => said?.[0] !== '')?.[0]
  const { closed, again } = words[page.language]
  return next ? `${closed} ${again} ${next}` : closed
}

interface ClosedTodayProps {
  readonly content: DraftContent
  readonly page: PageContext
}

/**
 * A line above the page for days on which its hours say that nobody is there: a page stays as it was published, so its script
 * shows the line where that is true as somebody visits, by the clocks of the business’s country, else of the visitor.
 */
export const ClosedToday = ({ content, page }: ClosedTodayProps) => {
  const { week, dates } = saidDays(content, page)
  if (![...week, ...Object.values(dates)].some((said) => said?.[0] === '')) return null
  const { closed, again } = words[page.language]
  return (
    <p
      className="site surface-dark closed-today"
      id={closedTodayId}
      lang={languageTag[page.language]}
      data-days={JSON.stringify([week, dates, outerZones(page.country)])}
      data-again={again}
      hidden
    >
      {closed}
    </p>
  )
}
