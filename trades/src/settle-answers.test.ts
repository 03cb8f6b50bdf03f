import { describe, expect, it } from 'vitest'
import { draftOf } from './testing/draft-of.ts'

describe('[2.location] a draft holds a town, and its country where a country belongs', () => {
  it.each([
    ['Berlin, Germany', 'Berlin', 'DE'],
    ['Puebla, México', 'Puebla', 'MX'],
    ['Cork, Ireland', 'Cork', 'IE'],
  ])('%s is %s, and the business is at home in %s', (businessLocation, town, country) => {
    const made = draftOf({
      businessName: 'Pedal & Co',
      businessActivities: 'We repair bicycles of every make and sell used ones that we have mended.',
      businessLocation,
    })
    expect(made.ok && [made.value.business.location, made.value.business.homeCountry]).toEqual([
      town,
      country,
    ])
  })
})
