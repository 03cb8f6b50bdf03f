import { type TimeSpan, weekdays } from '../business/opening-hours.ts'
import { twelveHourSpan } from '../business/twelve-hours.ts'
import type { DayGroup } from '../business/week.ts'
import type { Language } from '../language/language.ts'
import { dayName } from './day-name.ts'
import type { PageContext } from './page-context.ts'

/** Days in their order, such as `Tue–Sat` or `Every day`, two of them as `Fri/Sat`, and those that are no row as `Mon, Wed, Fri`. */
export const shortDays = (
  { days }: Pick<DayGroup, 'days'>,
  { language, strings }: Pick<PageContext, 'language' | 'strings'>,
): string => {
  if (days.length === weekdays.length) return strings.everyDay
  const names = days.map((day) => dayName(day, language, 'short'))
  const places = days.map((day) => weekdays.indexOf(day))
  const isRow = places.every((place, at) => place === (places[0] ?? 0) + at)
  if (names.length < 3) return names.join('/')
  return isRow ? `${names[0]}–${names.at(-1)}` : names.join(language === 'japanese' ? '・' : ', ')
}

const clockOf = (time: string): { readonly hour: number; readonly minutes: string } => {
  const [hour = '0', minutes = '00'] = time.split(':')
  return { hour: Number(hour), minutes }
}

const plain = (time: string, mark: string): string => {
  const { hour, minutes } = clockOf(time)
  return minutes === '00' ? `${hour}` : `${hour}${mark}${minutes}`
}

/** A span as it is said for short, such as `8–18 Uhr`. */
export const shortSpan = (span: TimeSpan, language: Language): string => {
  const { opens, closes } = span
  switch (language) {
    case 'english':
      return twelveHourSpan(span)
    case 'german':
      return `${plain(opens, ':')}–${plain(closes, ':')} Uhr`
    case 'french':
      return `${clockOf(opens).hour}h${clockOf(opens).minutes.replace('00', '')}–${clockOf(closes).hour}h${clockOf(closes).minutes.replace('00', '')}`
    case 'japanese':
      return `${Number(opens.slice(0, 2))}${opens.slice(2)}〜${Number(closes.slice(0, 2))}${closes.slice(2)}`
    default:
      return `${plain(opens, ':')}–${plain(closes, ':')}`
  }
}
