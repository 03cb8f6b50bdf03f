import { describe, expect, it } from 'vitest'
import { readDescription } from '../read-description.ts'

const hoursIn = (place: string, text: string) =>
  readDescription(text, { name: 'Hart', place, timeZone: '' }).hours.hours

describe('[5.answers] where somebody stands, or how to ask, takes nothing from the hours', () => {
  it.each([
    ['Fulda, Deutschland', 'Pommes 3 €. Mi+Do vorm Baumarkt 11-14 Uhr', ['wed', 'thu'], '11:00', '14:00'],
    [
      'Leeds, England',
      'retwist £45. tues-sat 10-7 dm to book',
      ['tue', 'wed', 'thu', 'fri', 'sat'],
      '10:00',
      '19:00',
    ],
    ['Ely, England', 'Pens £9. Shed’s open Saturdays 9 to 1.', ['sat'], '09:00', '13:00'],
    ['Fulda, Deutschland', 'Briefe 20 €. Sprechzeit montags von 9 bis 12.30 Uhr', ['mon'], '09:00', '12:30'],
  ] as const)('in %s: %s', (...[place, text, days, opens, closes]) => {
    expect(hoursIn(place, text)).toEqual(Object.fromEntries(days.map((day) => [day, [{ opens, closes }]])))
  })

  it.each([
    'Pens £9. Open Mon-Fri at the pier in July 9-5.',
    'Pens £9. Open Mon-Fri in the summer holidays 9-5.',
    'Pens £9. Open Mon-Fri, in the shop except Tuesday, 9-5 or so.',
  ])('but when they are there does: %s', (text) => {
    expect(hoursIn('Ely, England', text)).toEqual({})
  })
})
