import { expect, it } from 'vitest'
import { hoursLines } from './hours-lines.ts'
import { weekdays } from './opening-hours.ts'

const morning = { opens: '09:00', closes: '12:00' }
const afternoon = { opens: '14:00', closes: '18:00' }

it.each([
  [{}, []],
  [{ sat: [morning] }, ['Sat 9am–12pm']],
  [{ mon: [morning, afternoon], tue: [morning, afternoon] }, ['Mon–Tue 9am–12pm and 2–6pm']],
  [{ mon: [morning], wed: [morning] }, ['Mon 9am–12pm', 'Wed 9am–12pm']],
  [
    Object.fromEntries(weekdays.map((day) => [day, [{ opens: '00:00', closes: '00:00' }]])),
    ['Mon–Sun at any hour'],
  ],
])('[3.business] an owner is told hours in as few lines as they need: %j', (hours, lines) => {
  expect(hoursLines(hours)).toEqual(lines)
})
