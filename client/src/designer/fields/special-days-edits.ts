import type { SpecialDay } from '@shingle/shared/business/opening-hours.ts'
import type { SpecialDayRun } from '@shingle/shared/business/special-day-runs.ts'

const dayMs = 24 * 60 * 60 * 1000

const later = (date: string, by: number): string =>
  new Date(Date.parse(date) + by * dayMs).toISOString().slice(0, 10)

/** How many days it is from one to another; NaN where one is no date. */
const daysBetween = (first: string, last: string): number =>
  Math.round((Date.parse(last) - Date.parse(first)) / dayMs)

/** A run's first day and its last. */
export const endsOf = ({ days }: SpecialDayRun): { readonly first: string; readonly last: string } => ({
  first: days[0].date,
  last: (days.at(-1) ?? days[0]).date,
})

/** The special days with others in the place of a run. */
export const withRun = (
  days: readonly SpecialDay[],
  run: SpecialDayRun,
  others: readonly SpecialDay[],
): readonly SpecialDay[] => [...days.slice(0, run.at), ...others, ...days.slice(run.at + run.days.length)]

interface Stretch {
  readonly first: string
  readonly last: string
  /** How many special days there may be. */
  readonly maximum: number
}

interface Stretched {
  readonly days: readonly SpecialDay[]
  /** How many days are one row now. */
  readonly count: number
  /** How many there was no room for, the last of them. */
  readonly leftOut: number
}

/**
 * Has a run go from a day to another: every day between is one of its own, alike, but those that are there already.
 * Nothing changes where the two are no dates in their order.
 */
export const stretchRun = (
  days: readonly SpecialDay[],
  run: SpecialDayRun,
  { first, last, maximum }: Stretch,
): Stretched => {
  const length = daysBetween(first, last) + 1
  if (!(length >= 1)) return { days, count: run.days.length, leftOut: 0 }
  const others = withRun(days, run, [])
  const known = new Set(others.map(({ date }) => date).filter((date) => date > first && date <= last))
  // Of more than these, none would fit.
  const dates = Array.from({ length: Math.min(length, maximum + known.size) }, (_, at) => later(first, at))
  const fitting = dates.filter((date) => !known.has(date)).slice(0, maximum - others.length)
  const written = fitting.map((date) => ({ ...run.days[0], date }))
  return {
    days: withRun(days, run, written),
    count: written.length,
    leftOut: length - known.size - written.length,
  }
}

/** Has a run begin on another day: it ends where it did, or keeps its length where that day is after its end. */
export const beginRun = (
  days: readonly SpecialDay[],
  run: SpecialDayRun,
  { first, maximum }: Omit<Stretch, 'last'>,
): Stretched => {
  const { last } = endsOf(run)
  if (Number.isNaN(Date.parse(first))) return { days, count: run.days.length, leftOut: 0 }
  const end = first <= last ? last : later(first, run.days.length - 1)
  return stretchRun(days, run, { first, last: end, maximum })
}
