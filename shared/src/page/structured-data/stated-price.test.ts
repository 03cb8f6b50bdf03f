import { expect, test } from 'vitest'
import { statedPrice } from './stated-price.ts'

test.each([
  ['£85', 'GB', { priceCurrency: 'GBP', price: '85' }],
  ['from £1,250.50 per day', 'GB', { priceCurrency: 'GBP', minPrice: '1250.50' }],
  ['ab 45 €', 'DE', { priceCurrency: 'EUR', minPrice: '45' }],
  ['1.200,00 €', 'DE', { priceCurrency: 'EUR', price: '1200.00' }],
  ['CHF 120 pro Stunde', 'CH', { priceCurrency: 'CHF', price: '120' }],
  ['$40 an hour', 'AU', { priceCurrency: 'AUD', price: '40' }],
  ['3,000円から', 'JP', { priceCurrency: 'JPY', minPrice: '3000' }],
])('[6] %s in %s is one sum', (words, country, price) => {
  expect(statedPrice(words, country)).toEqual(price)
})

test.each([
  ['$40', ''],
  ['£40 to £60', 'GB'],
  ['£40–60', 'GB'],
  ['£40, 2 hours', 'GB'],
  ['10% off, £5', 'GB'],
  ['3万円', 'JP'],
  ['€2k', 'DE'],
  ['12.5.20 €', 'DE'],
  ['free', 'GB'],
  ['', 'GB'],
])('[6] %s in "%s" states no sum that could be counted with', (words, country) => {
  expect(statedPrice(words, country)).toBeUndefined()
})
