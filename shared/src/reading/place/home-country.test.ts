import { describe, expect, it } from 'vitest'
import { homeCountry } from './home-country.ts'

const nothing = { place: '', timeZone: '', phone: '', postalCode: '' }

describe('[2.location] the country that a business is at home in', () => {
  it.each([
    ['Denver', 'America/Denver', 'US'],
    ['Portland', 'America/Los_Angeles', 'US'],
    ['Portland, Oregon', 'Europe/Berlin', 'US'],
    ['Atlanta, Georgia', 'America/New_York', 'US'],
    ['Tbilisi, Georgia', 'Asia/Tbilisi', 'GE'],
    ['San Diego, CA', 'America/Los_Angeles', 'US'],
    ['Toronto, CA', 'America/Toronto', 'CA'],
    ['Milano, MI', 'Europe/Rome', 'IT'],
    ['Perth, WA', 'Australia/Perth', 'AU'],
    ['Bogota, CO', 'America/Bogota', 'CO'],
    ['Mumbai, IN', 'Asia/Kolkata', 'IN'],
    ['Tel Aviv, IL', 'Asia/Jerusalem', 'IL'],
    ['Virginia Water', 'Europe/London', 'GB'],
    ['Washington', 'Europe/London', 'GB'],
    ['Palma, Spain', 'Europe/Berlin', 'ES'],
    ['', 'Mars/Base', ''],
  ])('of %j by the clock of %s is %j', (place, timeZone, country) => {
    expect(homeCountry({ ...nothing, place, timeZone })).toBe(country)
  })

  it('is told by a number with its prefix, and by the long form of a ZIP code', () => {
    expect(homeCountry({ ...nothing, place: 'Hart', phone: '+44 1756 555019' })).toBe('GB')
    expect(homeCountry({ ...nothing, place: 'Hart', phone: '0049 30 901820' })).toBe('DE')
    expect(homeCountry({ ...nothing, place: 'Hart', phone: '030 901820' })).toBe('')
    expect(homeCountry({ ...nothing, place: 'Hart', postalCode: '80202-1234' })).toBe('US')
    expect(homeCountry({ ...nothing, place: 'Hart', postalCode: '10435' })).toBe('')
  })
})
