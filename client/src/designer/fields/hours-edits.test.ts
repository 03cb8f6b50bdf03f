import { describe, expect, it } from 'vitest'
import { addSpan, changeSpan, copyDown, sayClosed, toggleDay } from './hours-edits.ts'

const eightToFive = { opens: '08:00', closes: '17:00' }

describe('[3.business] opening hours', () => {
  it('a day opens as the day before it, the first one nine to five', () => {
    expect(toggleDay({}, 'mon', true)).toEqual({ mon: [{ opens: '09:00', closes: '17:00' }] })
    expect(toggleDay({ mon: [eightToFive] }, 'wed', true)).toEqual({ mon: [eightToFive], wed: [eightToFive] })
  })

  it('a closed day has no spans', () => {
    expect(toggleDay({ mon: [eightToFive] }, 'mon', false)).toEqual({ mon: [] })
  })

  it('a day is said to be closed, or nothing is said of it', () => {
    expect(sayClosed({ mon: [eightToFive] }, 'sun', true)).toEqual({ mon: [eightToFive], sun: [] })
    expect(sayClosed({ mon: [eightToFive], sun: [] }, 'sun', false)).toEqual({ mon: [eightToFive] })
  })

  it('copying down stays inside the working week', () => {
    expect(Object.keys(copyDown({ wed: [eightToFive] }, 'wed'))).toEqual(['wed', 'thu', 'fri'])
    expect(Object.keys(copyDown({ sat: [eightToFive] }, 'sat'))).toEqual(['sat', 'sun'])
  })

  it('a day has at most three spans', () => {
    expect(addSpan([eightToFive, eightToFive, eightToFive])).toHaveLength(3)
  })

  it('one span changes and the others stay', () => {
    expect(changeSpan([eightToFive, eightToFive], 1, { closes: '20:00' })).toEqual([
      eightToFive,
      { opens: '08:00', closes: '20:00' },
    ])
  })
})
