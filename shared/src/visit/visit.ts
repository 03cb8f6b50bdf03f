/** What of a page is used by a tap, which the page itself tells. */
export const taps = ['phone', 'directions'] as const
export type Tap = (typeof taps)[number]

/** Everything of a page that is counted when it is used: taps, messages that were sent, sign-ups to the newsletter. */
export const uses = [...taps, 'message', 'sign-up'] as const
export type Use = (typeof uses)[number]

/** How many days are shown one by one, today the last. */
export const visitDaysShown = 30

/** How many months are shown as sums, the present one the last. */
export const visitMonthsShown = 12

/** Ruling 17: how long visits are kept, as daily sums. */
export const visitMonthsKept = 13

/** A source that fewer came from is shown with others like it alone. */
export const sourceMinimum = 3

/** How many sources are shown one by one. */
export const sourcesShown = 12

const dayMs = 24 * 60 * 60 * 1000

/** The day of a moment, as YYYY-MM-DD, in UTC: one calendar for all who count. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10)

/** The day that is so many days before another. */
export const dayBefore = (day: string, days: number): string =>
  dayOf(new Date(Date.parse(`${day}T00:00:00Z`) - days * dayMs))

/** The month of a day, as YYYY-MM. */
export const monthOf = (day: string): string => day.slice(0, 7)

/** The month that is so many months before another. */
export const monthBefore = (month: string, months: number): string => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return dayOf(new Date(Date.UTC(year, number - 1 - months, 1))).slice(0, 7)
}

/** When what was counted on a day is erased: ruling 17. */
export const erasedAt = (day: string): Date => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + visitMonthsKept, date))
}

/** The sum of what was counted. */
export const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0)
