import type { OpeningHours, TimeSpan, Weekday } from './opening-hours.ts'
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

const spanText = ({ opens, closes }: TimeSpan): string =>
  opens === closes ? 'at any hour' : `${opens}–${closes}`

const daysText = (days: readonly Weekday[]): string => {
  const [first = 'mon', last = first] = [days[0], days.at(-1)]
  return first === last ? dayNames[first] : `${dayNames[first]}–${dayNames[last]}`
}

/** Opening hours in English for their owner, in as few lines as they need: 'Mon–Fri 09:00–17:00', 'Sat 09:00–13:00'. */
export const hoursLines = (hours: OpeningHours): readonly string[] =>
  dayGroups(hours).map(({ days, spans }) => `${daysText(days)} ${spans.map(spanText).join(' and ')}`)
