import { expect, it } from 'vitest'
import { specialDayRuns } from './special-day-runs.ts'

const nine = [{ opens: '09:00', closes: '12:00' }]
const day = (date: string, note = '', spans = nine) => ({ date, note, spans })
const datesOf = (runs: ReturnType<typeof specialDayRuns>) =>
  runs.map(({ at, days }) => [at, ...days.map(({ date }) => date.slice(5))])

it('[3.hours] days that follow each other alike are taken together, over the end of a month and a year', () => {
  const days = ['2026-12-31', '2027-01-01', '2027-01-02', '2027-01-04', '2027-02-28', '2027-03-01']
  expect(datesOf(specialDayRuns(days.map((date) => day(date))))).toEqual([
    [0, '12-31', '01-01', '01-02'],
    [3, '01-04'],
    [4, '02-28', '03-01'],
  ])
})

it('[3.hours] other hours, another note, another order and what is no date part them', () => {
  const days = [
    ...[day('2026-07-01'), day('2026-07-02', 'Fair'), day('2026-07-03', 'Fair', [])],
    ...[day('2026-07-05'), day('2026-07-04'), day('soon'), day('soon')],
  ]
  expect(specialDayRuns(days)).toHaveLength(days.length)
})

it('[3.hours] a place that is to stand apart does, and no day is lost', () => {
  const days = ['01', '02', '03', '04'].map((date) => day(`2026-07-${date}`))
  const runs = specialDayRuns(days, (at) => at === 2)
  expect(runs.map(({ at }) => at)).toEqual([0, 2])
  expect(runs.flatMap((run) => run.days)).toEqual(days)
})
