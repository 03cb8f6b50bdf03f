import type { Source, VisitsAnswer } from '@shingle/shared/visit/endpoints.ts'
import { visitDaysShown } from '@shingle/shared/visit/visit.ts'
import { appLocale } from '../ui/app-locale.ts'
import { countWords } from '../ui/count-words.ts'

// Days are counted in UTC: shown in another zone they would be their neighbours.
const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(appLocale, { timeZone: 'UTC', ...options })
const shortDay = format({ day: 'numeric', month: 'short' })
const weekday = format({ weekday: 'short' })
const longDay = format({ weekday: 'long', day: 'numeric', month: 'long' })
const longMonth = format({ month: 'long', year: 'numeric' })
const number = new Intl.NumberFormat(appLocale)

/** A number as it is read: 1,284. */
export const numberWords = (count: number): string => number.format(count)

/** '8 Nov' */
export const dayWords = (day: string): string => shortDay.format(new Date(day))

/** 'November 2026' */
export const monthWords = (month: string): string => longMonth.format(new Date(`${month}-01`))

type Day = VisitsAnswer['days'][number]

/** The day on which most came; of several the last. Undefined where nobody came. */
export const bestDay = (days: readonly Day[]): Day | undefined => {
  const most = Math.max(...days.map(({ visits }) => visits))
  return most === 0 ? undefined : days.findLast(({ visits }) => visits === most)
}

/** 'Sun 8 Nov: 96' */
export const bestDayWords = ({ day, visits }: Day): string =>
  `${weekday.format(new Date(day))} ${dayWords(day)}: ${numberWords(visits)}`

/** What the drawing of the days shows, for whoever does not see it. */
export const daysWords = (days: readonly Day[]): string => {
  const [first, last, best] = [days[0], days.at(-1), bestDay(days)]
  if (!first || !last || !best) return 'No visits yet'
  const most = `Most on ${longDay.format(new Date(best.day))}: ${numberWords(best.visits)}.`
  return `Visits of ${visitDaysShown} days, ${dayWords(first.day)} to today. ${most} Today so far: ${numberWords(last.visits)}.`
}

/** What is said where no visit was counted: whoever sent or tapped something was there all the same. */
export const noneCountedWords = (used: VisitsAnswer['used']): string => {
  const none = `No page view was counted in these ${visitDaysShown} days`
  return Object.values(used).some((count) => count > 0)
    ? `${none}, only what was sent or tapped.`
    : `${none}.`
}

/** What stands beside the sum of the days: how it was before, how many had phones, how often pages were seen. */
export const sumWords = (answer: VisitsAnswer): string => {
  const [visits, views] = [
    answer.days.reduce((sum, day) => sum + day.visits, 0),
    answer.days.reduce((sum, day) => sum + day.views, 0),
  ]
  return [
    answer.before > 0 && `${numberWords(answer.before)} in the ${visitDaysShown} days before.`,
    answer.phones > 0 && `${Math.round((answer.phones / visits) * 100)} % on phones.`,
    views > visits && `The page was seen ${numberWords(views)} times.`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** What a source is called. */
export const sourceWords = ({ source }: Source): string => {
  if (source === 'search') return 'Search'
  if (source === 'direct') return 'Typed, saved or from a message'
  return source === 'others' ? 'Others' : source
}

/** Hours of the day in UTC, as hours of a place that is so many minutes behind it. */
export const hoursHere = (hours: readonly number[], minutesBehind: number): readonly number[] =>
  hours.map((_, hour) => hours[(((hour + Math.round(minutesBehind / 60)) % 24) + 24) % 24] ?? 0)

const clock = (hour: number): string => `${String(hour % 24).padStart(2, '0')}:00`

/** When most tapped the phone number: the two hours one after the other that have most of all. */
export const busyHours = (hours: readonly number[]): string => {
  const pairs = hours.map((taps, hour) => taps + (hours[(hour + 1) % 24] ?? 0))
  const start = pairs.indexOf(Math.max(...pairs))
  return `Most between ${clock(start)} and ${clock(start + 2)}.`
}

/** The taps by the hour, for whoever does not see them drawn. */
export const hoursWords = (hours: readonly number[]): string => {
  const most = Math.max(...hours)
  return `Phone taps by hour of day, most at ${clock(hours.indexOf(most))}: ${countWords(most, 'tap')}`
}
