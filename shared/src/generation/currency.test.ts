import { expect, it } from 'vitest'
import { priceFormOf } from './currency.ts'

it.each([
  ['Leeds, England', '', '£#'],
  ['Dublin, Ireland', '', '# €'],
  ['Zürich, Schweiz', 'Europe/Zurich', '# CHF'],
  ['Santa Fe, NM', 'Europe/London', '$#'],
  ['Lyon', 'Europe/Paris', '# €'],
  ['大阪市', '', '#円'],
  ['Toronto, Canada', 'America/Toronto', '$#'],
  ['', '', '#'],
] as const)('[7.own words] prices in %s (%s) are written %s', (businessLocation, timeZone, form) => {
  expect(priceFormOf({ businessLocation, businessActivities: '', timeZone }, 'english')).toBe(form)
})
