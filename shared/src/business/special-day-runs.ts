import type { SpecialDay } from './opening-hours.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Special days that follow each other with the same hours and note; `at` is the place of the first among all. */
export interface SpecialDayRun {
  readonly at: number
  readonly days: readonly [SpecialDay, ...SpecialDay[]]
}

const said = ({ spans, note }: SpecialDay): string => JSON.stringify([spans, note])

const follows = (day: SpecialDay, before: SpecialDay | undefined): boolean =>
  before !== undefined &&
  Date.parse(day.date) - Date.parse(before.date) === dayMs &&
  said(day) === said(before)

/** The special days in runs, in their order; a run begins anew where `isApart` says so of a place. */
export const specialDayRuns = (
  days: readonly SpecialDay[],
  isApart: (at: number) => boolean = () => false,
): readonly SpecialDayRun[] => {
  const runs: { at: number; days: [SpecialDay, ...SpecialDay[]] }[] = []
  for (const [at, day] of days.entries()) {
    const run = runs.at(-1)
    if (run && follows(day, run.days.at(-1)) && !isApart(at)) run.days.push(day)
    else runs.push({ at, days: [day] })
  }
  return runs
}
