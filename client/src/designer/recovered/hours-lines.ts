import {
  type OpeningHours,
  type TimeSpan,
  type Weekday,
  weekdays,
} from '@shingle/shared/business/opening-hours.ts'
import { weekdayNames } from '../fields/hours-edits.ts'

/** Opening hours in as few lines as they need: neighbouring days with equal hours share one. */
export const hoursLines = (hours: OpeningHours): readonly string[] => {
  const runs: { days: Weekday[]; spans: readonly TimeSpan[] }[] = []
  for (const day of weekdays) {
    const spans = hours[day] ?? []
    const last = runs.at(-1)
    if (last && JSON.stringify(last.spans) === JSON.stringify(spans)) last.days.push(day)
    else runs.push({ days: [day], spans })
  }
  return runs
    .filter(({ spans }) => spans.length > 0)
    .map(({ days, spans }) => `${dayWords(days)} ${spanWords(spans)}`)
}

const dayWords = (days: readonly Weekday[]): string => {
  const names = days.map((day) => weekdayNames[day])
  const [first = ''] = names
  return names.length === 1 ? first : `${first.slice(0, 3)} to ${names.at(-1)?.slice(0, 3)}`
}

const spanWords = (spans: readonly TimeSpan[]): string =>
  spans.map(({ opens, closes }) => `${opens}–${closes}`).join(', ')
