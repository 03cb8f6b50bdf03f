import { expect, it } from 'vitest'
import { twelveHourSpan, twelveHourTime } from './twelve-hours.ts'

it.each([
  ['08:00', '16:00', '8am–4pm'],
  ['12:00', '20:00', '12–8pm'],
  ['09:00', '11:30', '9–11:30am'],
  ['10:00', '00:00', '10am–12am'],
  ['18:00', '02:00', '6pm–2am'],
  ['22:00', '21:00', '10pm–9pm'],
])('[3.business] English hours are said by the clock of twelve: %s to %s', (opens, closes, said) => {
  expect(twelveHourSpan({ opens, closes })).toBe(said)
})

it('[3.business] every time of a day is said in a way of its own', () => {
  const times = Array.from({ length: 48 }, (_, half) => `${Math.floor(half / 2)}:${half % 2 ? '30' : '00'}`)
  expect(new Set(times.map(twelveHourTime)).size).toBe(48)
})
