import type { Business } from '../../business/business.ts'
import { weekdays } from '../../business/opening-hours.ts'
import { priceRangeIn } from '../../business/price-range.ts'
import { weekdayNames } from '../../business/weekday-names.ts'
import { furtherTypeOf, schemaTypeOf } from '../../industry/schema-types.ts'
import { townAndCountry } from '../../side-page/business-country.ts'
import { type SchemaNode, stated } from './stated.ts'

const hoursOf = ({ hours }: Business) =>
  weekdays.flatMap((day) =>
    (hours[day] ?? []).map(({ opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      // The product's own words are schema.org's.
      dayOfWeek: weekdayNames[day],
      opens,
      closes,
    })),
  )

const addressOf = ({ streetAddress, postalCode, location, country }: Business) => {
  if (streetAddress === '' && location === '') return undefined
  const behindTown = townAndCountry(location)
  return stated({
    '@type': 'PostalAddress',
    streetAddress,
    addressLocality: behindTown.town,
    postalCode,
    addressCountry: country || behindTown.country,
  })
}

const specialHoursOf = ({ specialDays }: Business) =>
  specialDays.flatMap(({ date, spans }) => {
    const day = { '@type': 'OpeningHoursSpecification', validFrom: date, validThrough: date }
    const closed = [{ opens: '00:00', closes: '00:00' }]
    return (spans.length === 0 ? closed : spans).map(({ opens, closes }) => ({ ...day, opens, closes }))
  })

/** The business for search engines, by the schema.org type of its trade: only the facts that are stated. */
export const localBusiness = (business: Business): SchemaNode =>
  stated({
    '@type': schemaTypeOf(business.industry),
    additionalType: furtherTypeOf(business.industry),
    name: business.name,
    description: business.activities,
    telephone: business.phone,
    email: business.email,
    address: addressOf(business),
    areaServed: business.serviceArea,
    priceRange: priceRangeIn(business.homeCountry, business.priceRange),
    openingHoursSpecification: hoursOf(business),
    specialOpeningHoursSpecification: specialHoursOf(business),
  })
