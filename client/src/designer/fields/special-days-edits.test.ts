import { specialDayRuns } from '@shingle/shared/business/special-day-runs.ts'
import { expect, it } from 'vitest'
import { beginRun, stretchRun } from './special-days-edits.ts'

const day = (date: string, note = 'Holidays') => ({ date, spans: [], note })
type Days = readonly ReturnType<typeof day>[]
const datesOf = (days: readonly { readonly date: string }[]) => days.map(({ date }) => date.slice(5))
const runAt = (days: Days, at = 0) => {
  const run = specialDayRuns(days)[at]
  if (run === undefined) throw new Error(`There is no run ${at}.`)
  return run
}
const stretched = (days: Days, first: string, last: string) =>
  stretchRun(days, runAt(days), { first, last, maximum: 24 })

it('[3.hours] a special day lasts until another, over the end of a year, and leaves what is there already', () => {
  const days = [day('2026-12-30'), day('2027-01-01', 'New Year'), day('2027-02-01')]
  const { days: long, count, leftOut } = stretched(days, '2026-12-30', '2027-01-02')
  expect(datesOf(long)).toEqual(['12-30', '12-31', '01-02', '01-01', '02-01'])
  expect(long.filter(({ note }) => note === 'Holidays')).toHaveLength(4)
  expect([count, leftOut]).toEqual([3, 0])
})

it('[3.hours] several days become fewer, and one again', () => {
  const days = [day('2026-07-01'), day('2026-07-02'), day('2026-07-03'), day('2026-12-24')]
  expect(datesOf(stretched(days, '2026-07-01', '2026-07-02').days)).toEqual(['07-01', '07-02', '12-24'])
  expect(datesOf(stretched(days, '2026-07-01', '2026-07-01').days)).toEqual(['07-01', '12-24'])
})

it('[3.hours] it is told how many days there is no room for, and none is added before the first', () => {
  const days = [day('2026-07-01'), day('2026-07-03', 'Fair'), day('2026-12-24')]
  const { days: full, leftOut } = stretched(days, '2026-07-01', '2026-08-10')
  expect(full).toHaveLength(24)
  // Of 41 days one is there already, and 22 are added.
  expect(leftOut).toBe(18)
  expect(stretched(days, '2026-07-01', '9999-12-31').days).toEqual(full)
  for (const last of ['2026-06-01', '', 'soon'])
    expect(stretched(days, '2026-07-01', last)).toEqual({ days, count: 1, leftOut: 0 })
})

it('[3.hours] several days begin on another day, and move as they are where that is after their end', () => {
  const days = [day('2026-12-24'), day('2026-12-25'), day('2026-12-26')]
  const begun = (first: string) => beginRun(days, runAt(days), { first, maximum: 24 })
  expect(datesOf(begun('2026-12-23').days)).toEqual(['12-23', '12-24', '12-25', '12-26'])
  expect(datesOf(begun('2026-12-26').days)).toEqual(['12-26'])
  expect(datesOf(begun('2027-01-10').days)).toEqual(['01-10', '01-11', '01-12'])
  expect(begun('')).toEqual({ days, count: 3, leftOut: 0 })
})
