import { type OpeningHours, type TimeSpan, weekdays } from '../business/opening-hours.ts'
import { specialDayRuns } from '../business/special-day-runs.ts'
import { twelveHourSpan } from '../business/twelve-hours.ts'
import { languageTag } from '../language/language.ts'
import { dayName } from './day-name.ts'
import type { PageContext } from './page-context.ts'

/** What the spans of a day are called, one by one, in the words of a page. */
export const timesOf = (
  spans: readonly TimeSpan[],
  { strings, language }: PageContext,
): readonly string[] => {
  if (spans.length === 0) return [strings.closed]
  return spans.map((span) => {
    if (span.opens === span.closes) return strings.allDay
    return language === 'english' ? twelveHourSpan(span) : `${span.opens}–${span.closes}`
  })
}

/** Days that have the same hours. */
export interface HoursRow {
  readonly days: string
  /** What a day's spans are called, such as `9am–5pm` in English, in order; never empty. */
  readonly times: readonly string[]
}

/** A day that differs from the week, or several that follow each other alike. */
export interface SpecialRow extends HoursRow {
  readonly key: string
  /** The first day, `YYYY-MM-DD`. */
  readonly date: string
  /** The last one, `YYYY-MM-DD`; of one day that day. */
  readonly until: string
  readonly note: string
}

/** The days of which something is said in rows, neighbours of equal hours taken together; [] where hours are not stated. */
export const hoursRows = (hours: OpeningHours, page: PageContext): readonly HoursRow[] => {
  if (weekdays.every((day) => (hours[day] ?? []).length === 0)) return []
  const rows: { days: string[]; until: number; times: readonly string[] }[] = []
  for (const [at, day] of weekdays.entries()) {
    const spans = hours[day]
    // A day that nobody named may be open.
    if (spans === undefined) continue
    const times = timesOf(spans, page)
    const name = dayName(day, page.language)
    const previous = rows.at(-1)
    if (previous?.until === at - 1 && previous.times.join() === times.join()) {
      previous.days.push(name)
      previous.until = at
    } else rows.push({ days: [name], until: at, times })
  }
  return rows.map(({ days, times }) => ({
    // With a seventh they are all.
    days: days[6] ? page.strings.everyDay : [...new Set([days[0], days.at(-1)])].join(' – '),
    times,
  }))
}

/** English is read with the day first, but in America. */
const calendarTag = ({ language, country }: PageContext): string => {
  if (language !== 'english') return languageTag[language]
  return country === 'US' ? 'en-US' : 'en-GB'
}

/** The days that differ from the week, in rows, by the calendar of the page's language. */
export const specialRows = (page: PageContext): readonly SpecialRow[] => {
  const calendar = new Intl.DateTimeFormat(calendarTag(page), {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  const days = page.business.specialDays
    .filter(({ date }) => !Number.isNaN(Date.parse(date)))
    .toSorted((one, other) => Date.parse(one.date) - Date.parse(other.date))
  return specialDayRuns(days).map(({ at, days: [first, ...others] }) => {
    const { date, spans, note } = first
    const until = others.at(-1)?.date ?? date
    return {
      ...{ key: `${date} ${at}`, date, until, note },
      days: calendar.formatRange(new Date(date), new Date(until)),
      times: timesOf(spans, page),
    }
  })
}
