import { describe, expect, it } from 'vitest'
import { countryOf } from './country-of.ts'

describe('[2.location] the country of a place', () => {
  it.each([
    ['Leeds, England', 'GB'],
    ['Portland, OR', 'US'],
    ['Toronto, ON', 'CA'],
    ['Wien, Österreich', 'AT'],
    ['Köln, Germany', 'DE'],
    ['Roma, Italia', 'IT'],
    ['Sevilla (España)', 'ES'],
    ['Genève, Suisse', 'CH'],
    ['東京都', 'JP'],
    ['京都市', 'JP'],
    ['서울 마포구', 'KR'],
    ['Perth WA, Australia', 'AU'],
    ['Hart', undefined],
    ['', undefined],
  ])('%j is in %s', (place, country) => {
    expect(countryOf(place)).toBe(country)
  })

  it('a place beats the time zone, and the time zone nothing', () => {
    expect(countryOf('Palma, Spain', 'Europe/Berlin')).toBe('ES')
    expect(countryOf('Palma', 'Europe/Berlin')).toBe('DE')
    expect(countryOf('', 'Mars/Base')).toBeUndefined()
  })

  it.each([
    ['Milano, MI', 'Europe/Rome', 'IT'],
    ['Palermo, PA', 'Europe/Rome', 'IT'],
    ['Perth, WA', 'Australia/Perth', 'AU'],
    ['Toronto, CA', 'America/Toronto', 'CA'],
    ['Seattle, WA', 'America/Los_Angeles', 'US'],
    ['Portland, OR', 'Europe/London', 'US'],
    ['Portland, OR', 'Australia/Perth', 'US'],
    ['Portland, Oregon', 'Europe/Rome', 'US'],
  ])(
    'two capitals after a town are a part of the country people write from: %s in %s is in %s',
    (place, zone, country) => {
      expect(countryOf(place, zone)).toBe(country)
    },
  )
})
