import {
  type OpeningHours,
  spansMaximum,
  type TimeSpan,
  type Weekday,
  weekdays,
} from '@shingle/shared/business/opening-hours.ts'

const usualDay: TimeSpan = { opens: '09:00', closes: '17:00' }
const usualEvening: TimeSpan = { opens: '18:00', closes: '20:00' }

/** Opens a day as the nearest earlier open day, or nine to five; or closes it. */
export const toggleDay = (hours: OpeningHours, day: Weekday, open: boolean): OpeningHours => {
  if (!open) return withDay(hours, day, [])
  const earlier = weekdays.slice(0, weekdays.indexOf(day)).findLast((other) => hours[other]?.length)
  return withDay(hours, day, (earlier && hours[earlier]) || [usualDay])
}

export const withDay = (hours: OpeningHours, day: Weekday, spans: readonly TimeSpan[]): OpeningHours => ({
  ...hours,
  [day]: spans,
})

/** A day that is closed becomes one of which nothing is said, and one of which nothing is said is closed. */
export const sayClosed = (hours: OpeningHours, day: Weekday, isClosed: boolean): OpeningHours => {
  const { [day]: _, ...others } = hours
  return isClosed ? withDay(others, day, []) : others
}

/** The same hours on every later day of the working week, or of the weekend. */
export const copyDown = (hours: OpeningHours, day: Weekday): OpeningHours => {
  const from = weekdays.indexOf(day)
  const until = from < 5 ? 5 : 7
  return weekdays.slice(from, until).reduce((next, other) => withDay(next, other, hours[day] ?? []), hours)
}

export const addSpan = (spans: readonly TimeSpan[]): readonly TimeSpan[] =>
  spans.length >= spansMaximum ? spans : [...spans, spans.length === 0 ? usualDay : usualEvening]

export const changeSpan = (
  spans: readonly TimeSpan[],
  at: number,
  part: Partial<TimeSpan>,
): readonly TimeSpan[] => spans.map((span, index) => (index === at ? { ...span, ...part } : span))
