import { describe, expect, it } from 'vitest'
import { isAmericanPlace } from './american-place.ts'

describe('[2.location] a place in the United States', () => {
  it.each([
    ...[
      ['Portland, OR'],
      ['Portland, Oregon'],
      ['Austin, TX 78701'],
      ['Brooklyn, New York City'],
      ['Washington, DC'],
    ],
    ...[
      ['Wilmington, DE 19801'],
      ['San Diego, CA'],
      ['Boise, Idaho, USA'],
      ['Texas'],
      ['Austin, Texas and around'],
    ],
    ...[
      ['Denver', 'United States'],
      ['Denver', 'US'],
      ['Denver', 'USA'],
      ['Miami', 'United States of America'],
    ],
  ])('is %s %s', (place, country) => {
    expect(isAmericanPlace(place ?? '', country)).toBe(true)
  })

  it.each([
    ...[
      ['Washington, England, GB'],
      ['Virginia Water, England'],
      ['Washington, Tyne and Wear'],
      ['Berlin, DE'],
    ],
    ...[
      ['Toronto', 'CA'],
      ['Bogotá', 'CO'],
      ['Tel Aviv', 'IL'],
      ['Mumbai', 'IN'],
      ['Berlin', 'DE'],
      ['Leeds', 'UK'],
    ],
    ...[
      ['Virginia Water', 'England'],
      ['Paris, Texas Street', 'France'],
      ['Tbilisi', 'Georgian republic'],
      [''],
    ],
  ])('is not %s %s', (place, country) => {
    expect(isAmericanPlace(place ?? '', country)).toBe(false)
  })
})
