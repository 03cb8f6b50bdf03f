import {
  hasHours,
  type OpeningHours,
  type SpecialDay,
  type TimeSpan,
  type Weekday,
  weekdays,
} from '@shingle/shared/business/opening-hours.ts'

/** What a business says of its hours. */
interface Hours {
  readonly hours: OpeningHours
  readonly specialDays: readonly SpecialDay[]
}

/** The date where the device is, as special days have it: `YYYY-MM-DD`. */
export const dateOf = (now: Date): string => now.toLocaleDateString('sv')

/** The day of the week where the device is. Of Date, weeks begin on Sunday. */
export const weekdayOf = (now: Date): Weekday => weekdays[(now.getDay() + 6) % 7] ?? 'mon'

/** The spans of this weekday; undefined where nobody said. */
export const usualToday = (hours: OpeningHours, now: Date): readonly TimeSpan[] | undefined =>
  hours[weekdayOf(now)]

const withoutZero = (time: string): string => time.replace(/^0/, '')

/** What no line ends within. */
const spanWords = ({ opens, closes }: TimeSpan): string =>
  opens === closes ? 'all day' : [withoutZero(opens), '–', withoutZero(closes)].join('\u00a0')

/** The times of a day in one line: '9:00 – 12:00, 14:00 – 16:00'. */
export const timesWords = (spans: readonly TimeSpan[] | undefined): string => {
  if (spans === undefined) return 'nothing said'
  return spans.map(spanWords).join(', ') || 'closed'
}

/** What is said of today alone; undefined where the week holds. */
export const saidOfToday = (specialDays: readonly SpecialDay[], now: Date): SpecialDay | undefined =>
  specialDays.find(({ date }) => date === dateOf(now))

interface Change {
  readonly now: Date
  /** The spans of today; null where the week holds again. */
  readonly spans: readonly TimeSpan[] | null
  /** As many special days are kept: of more, those that are over go first. */
  readonly maximum: number
}

/** The special days with another word on today; null where there is no room for it. */
export const withToday = (days: readonly SpecialDay[], change: Change): readonly SpecialDay[] | null => {
  const { now, spans, maximum } = change
  const today = dateOf(now)
  if (spans === null) return days.filter(({ date }) => date !== today)
  if (saidOfToday(days, now)) return days.map((day) => (day.date === today ? { ...day, spans } : day))
  const next = [...days, { date: today, spans, note: '' }]
  const over = next.length <= maximum ? undefined : next.find(({ date }) => date < today)
  const kept = next.filter((day) => day !== over)
  return kept.length > maximum ? null : kept
}

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return 60 * hours + minutes
}

/** Today in a few words, such as 'Open today until 18:00'. */
export const todayWords = ({ hours, specialDays }: Hours, now: Date): string => {
  const spans = saidOfToday(specialDays, now)?.spans ?? usualToday(hours, now)
  if (spans === undefined) return hasHours(hours) ? 'Closed today? Not said yet' : 'Say when you are open'
  if (spans.length === 0)
    return hasHours(hours) || specialDays.length > 0 ? 'Closed today' : 'Say when you are open'
  if (spans.some(({ opens, closes }) => opens === closes)) return 'Open all day today'
  const minute = 60 * now.getHours() + now.getMinutes()
  const next = spans.find(({ opens }) => minute < minutesOf(opens))
  const present = spans.find(({ opens, closes }) => {
    const [from, until] = [minutesOf(opens), minutesOf(closes)]
    return from <= minute && (minute < until || until <= from)
  })
  if (present) return `Open today until ${present.closes}`
  return next ? `Opens today at ${next.opens}` : `Was open today until ${spans.at(-1)?.closes}`
}
