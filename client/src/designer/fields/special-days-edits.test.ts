import { expect, it } from 'vitest'
import { extendDay } from './special-days-edits.ts'

const day = (date: string, note = 'Holidays') => ({ date, spans: [], note })
const datesOf = (days: readonly { readonly date: string }[]) => days.map(({ date }) => date.slice(5))

it('[3.hours] a special day lasts until another, over the end of a year, and leaves what is there already', () => {
  const days = [day('2026-12-30'), day('2027-01-01', 'New Year'), day('2027-02-01')]
  const extended = extendDay(days, { at: 0, until: '2027-01-02', maximum: 24 })
  expect(datesOf(extended)).toEqual(['12-30', '12-31', '01-02', '01-01', '02-01'])
  expect(extended.filter(({ note }) => note === 'Holidays')).toHaveLength(4)
})

it('[3.hours] no more special days than there is room for, and none before the first', () => {
  expect(extendDay([day('2026-07-01')], { at: 0, until: '2026-12-01', maximum: 24 })).toHaveLength(24)
  for (const until of ['2026-06-01', '2026-07-01', '', 'soon'])
    expect(extendDay([day('2026-07-01')], { at: 0, until, maximum: 24 })).toHaveLength(1)
  expect(extendDay([], { at: 0, until: '2026-07-01', maximum: 24 })).toEqual([])
})
