import { describe, expect, it } from 'vitest'
import { isAmericanPlace, isAmericanZone } from './american-place.ts'

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
      ['Virginia Water'],
      ['Washington'],
    ],
  ])('is not %s %s', (place, country) => {
    expect(isAmericanPlace(place ?? '', country)).toBe(false)
  })
})

describe('[2.location] a time zone of the United States', () => {
  it.each(['America/Denver', 'America/Indiana/Knox', 'Pacific/Honolulu'])('%s', (zone) => {
    expect(isAmericanZone(zone)).toBe(true)
  })
  it.each(['America/Toronto', 'America/Bogota', 'America/Mexico_City', 'Europe/London', ''])(
    'not %s',
    (zone) => {
      expect(isAmericanZone(zone)).toBe(false)
    },
  )
})
