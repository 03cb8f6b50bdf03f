import { hasSoleHours, type OpeningHours, type TimeSpan, type Weekday, weekdays } from './opening-hours.ts'

/** Hours of one day as half hours since midnight; `to` is past 48 where they run into the next day. */
export interface HalfHours {
  readonly from: number
  readonly to: number
}

/** Neighbouring days of the same hours. A day without hours stands in none: nobody said that it is closed. */
export interface DayGroup {
  readonly days: readonly Weekday[]
  readonly spans: readonly TimeSpan[]
}

/** The days that share the only hours of a week; undefined where hours differ from day to day, or none are stated. */
export const soleHours = (hours: OpeningHours): DayGroup | undefined => {
  const groups = dayGroups(hours)
  const [first] = groups
  return first && hasSoleHours(hours) ? { ...first, days: groups.flatMap(({ days }) => days) } : undefined
}

/** The minutes since midnight of a time of day as `HH:MM`. */
export const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** A span in half hours, its beginning rounded down and its end up. */
export const halfHoursOf = ({ opens, closes }: TimeSpan): HalfHours => {
  const [from, until] = [minutesOf(opens), minutesOf(closes)]
  const to = until <= from ? until + 24 * 60 : until
  return { from: Math.floor(from / 30), to: Math.ceil(to / 30) }
}

/** The days that have hours, neighbours of the same hours together. */
export const dayGroups = (hours: OpeningHours): readonly DayGroup[] => {
  const groups: { days: Weekday[]; spans: readonly TimeSpan[]; last: number }[] = []
  for (const [at, day] of weekdays.entries()) {
    const spans = hours[day] ?? []
    if (spans.length === 0) continue
    const previous = groups.at(-1)
    if (previous?.last === at - 1 && JSON.stringify(previous.spans) === JSON.stringify(spans)) {
      previous.days.push(day)
      previous.last = at
    } else groups.push({ days: [day], spans, last: at })
  }
  return groups.map(({ days, spans }) => ({ days, spans }))
}
