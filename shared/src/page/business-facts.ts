import type { Business } from '../business/business.ts'
import { weekdays } from '../business/opening-hours.ts'
import { schemaTypeOf } from '../industry/schema-types.ts'

const schemaDay = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
} as const

const hoursOf = ({ hours }: Business) =>
  weekdays.flatMap((day) =>
    (hours[day] ?? []).map(({ opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: schemaDay[day],
      opens,
      closes,
    })),
  )

const addressOf = ({ streetAddress, postalCode, location, country }: Business) =>
  streetAddress === '' && location === ''
    ? undefined
    : stated({
        '@type': 'PostalAddress',
        streetAddress,
        addressLocality: location,
        postalCode,
        addressCountry: country,
      })

const stated = (facts: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== '' && value !== undefined))

const specialHoursOf = ({ specialDays }: Business) =>
  specialDays.flatMap(({ date, spans }) => {
    const day = { '@type': 'OpeningHoursSpecification', validFrom: date, validThrough: date }
    const closed = [{ opens: '00:00', closes: '00:00' }]
    return (spans.length === 0 ? closed : spans).map(({ opens, closes }) => ({ ...day, opens, closes }))
  })

/** The business for search engines, by the schema.org type of its trade: only the facts that are stated. */
export const localBusiness = (business: Business, url: string): Readonly<Record<string, unknown>> => {
  const hours = hoursOf(business)
  const special = specialHoursOf(business)
  return stated({
    '@context': 'https://schema.org',
    '@type': schemaTypeOf(business.industry),
    name: business.name,
    description: business.activities,
    url,
    telephone: business.phone,
    email: business.email,
    address: addressOf(business),
    areaServed: business.serviceArea,
    priceRange: business.priceRange,
    openingHoursSpecification: hours.length === 0 ? undefined : hours,
    specialOpeningHoursSpecification: special.length === 0 ? undefined : special,
  })
}

/** JSON that can stand inside a script element. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')
