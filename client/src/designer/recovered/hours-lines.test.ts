import { describe, expect, it } from 'vitest'
import { hoursLines } from './hours-lines.ts'

const day = [{ opens: '08:00', closes: '17:30' }]
const short = [{ opens: '09:00', closes: '12:00' }]

describe('[3.business] opening hours in few lines', () => {
  it('neighbouring days with equal hours share a line, closed days have none', () => {
    expect(hoursLines({ mon: day, tue: day, wed: day, thu: day, sat: short })).toEqual([
      'Mon to Thu 08:00–17:30',
      'Saturday 09:00–12:00',
    ])
  })

  it('hours that are not stated give no line', () => {
    expect(hoursLines({})).toEqual([])
  })

  it('a day may open twice', () => {
    expect(hoursLines({ fri: [...short, { opens: '14:00', closes: '18:00' }] })).toEqual([
      'Friday 09:00–12:00, 14:00–18:00',
    ])
  })
})
