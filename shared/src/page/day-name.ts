import { type Weekday, weekdays } from '../business/opening-hours.ts'
import { type Language, languageTag } from '../language/language.ts'
import { raiseFirst } from '../text/raise-first.ts'

// A week of which the first day is a Monday.
const mondayAt = Date.UTC(2024, 0, 1)
const dayLength = 24 * 60 * 60_000

/** What a day is called, such as `Montag` or, for short, `Mo`; it begins a line and so with a capital. */
export const dayName = (day: Weekday, language: Language, weekday: 'long' | 'short' = 'long'): string => {
  const name = new Intl.DateTimeFormat(languageTag[language], { weekday, timeZone: 'UTC' }).format(
    mondayAt + weekdays.indexOf(day) * dayLength,
  )
  return raiseFirst(name.replace(/\.$/, ''))
}
