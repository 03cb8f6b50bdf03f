import type { OpeningHours, TimeSpan, Weekday } from './opening-hours.ts'
import { twelveHourSpan } from './twelve-hours.ts'
import { dayGroups } from './week.ts'

const dayNames: Readonly<Record<Weekday, string>> = {
  mon: 'Mon',
  tue: 'Tue',
  wed: 'Wed',
  thu: 'Thu',
  fri: 'Fri',
  sat: 'Sat',
  sun: 'Sun',
}

const spanText = (span: TimeSpan): string =>
  span.opens === span.closes ? 'at any hour' : twelveHourSpan(span)

const daysText = (days: readonly Weekday[]): string => {
  const [first = 'mon', last = first] = [days[0], days.at(-1)]
  return first === last ? dayNames[first] : `${dayNames[first]}–${dayNames[last]}`
}

/** Opening hours in English for their owner, in as few lines as they need: 'Mon–Fri 9am–5pm', 'Sat 9am–1pm'. */
export const hoursLines = (hours: OpeningHours): readonly string[] =>
  dayGroups(hours).map(({ days, spans }) => `${daysText(days)} ${spans.map(spanText).join(' and ')}`)
