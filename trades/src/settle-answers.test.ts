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

describe('[4.domain] a town typed in small letters', () => {
  it.each([
    ['leeds', 'Leeds'],
    ['stoke-on-trent', 'Stoke-on-Trent'],
    ['Leeds', 'Leeds'],
  ])('%s is %s wherever it stands on the page', (businessLocation, town) => {
    const made = draftOf({
      businessName: 'Pawprint',
      businessActivities: `dog care in ${businessLocation}. we walk and feed dogs of every size while you work.`,
      businessLocation,
    })
    expect(made.ok && made.value.business.location).toBe(town)
    const { business: _, ...page } = made.ok ? made.value : { business: null }
    expect(JSON.stringify(page)).toContain(town)
    if (town !== businessLocation) expect(JSON.stringify(page)).not.toContain(businessLocation)
  })
})
