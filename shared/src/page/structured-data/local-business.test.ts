import { expect, it } from 'vitest'
import { blankContent } from '../../draft/blank-content.ts'
import { localBusiness } from './local-business.ts'

it.each([
  ['GB', '££'],
  ['IE', '€€'],
  ['DE', '€€'],
  ['JP', '¥¥'],
  ['US', '$$'],
  ['CH', '$$'],
  ['', '$$'],
])('[6.page] the price range of a business in %j is told as %s', (homeCountry, priceRange) => {
  const business = { ...blankContent().business, name: 'Hart', homeCountry, priceRange: '$$' as const }
  expect(localBusiness(business)).toMatchObject({ priceRange })
})
