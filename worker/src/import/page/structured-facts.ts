import { hasHours } from '@shingle/shared/business/opening-hours.ts'
import type { FoundAddress, FoundOffer } from '@shingle/shared/import/found.ts'
import { foundLengths } from '@shingle/shared/import/import-limits.ts'
import { type DescribedThing, listOf, propertiesOf, textOf, typesOf } from './nodes.ts'
import { plainLine } from './plain-line.ts'
import { structuredHours } from './structured-hours.ts'
import type { Told } from './told.ts'

/** Where it is told from that a page describes something for machines. */
export const dataSource = 'Page data'

const line = (value: unknown, maximum: number = foundLengths.line): string => {
  const text = plainLine(textOf(value))
  return text.length <= maximum ? text : ''
}

// What a page is made of, who wrote it and what others said is not the business.
const notBusiness =
  /^(?:WebSite|WebPage|\w*Page|Breadcrumb\w*|ListItem|ImageObject|\w*Article|BlogPosting|Review|Rating|AggregateRating|SearchAction|Person|PostalAddress|Offer\w*|Service|MenuItem|Menu\w*|Product|GeoCoordinates|OpeningHours\w*|ContactPoint|Question|Answer|Event)$/u

const isBusiness = ({ types }: DescribedThing): boolean =>
  types.length > 0 && types.every((type) => !notBusiness.test(type))

/** How much a thing tells of itself: of several, the business is the one that tells most. */
const weightOf = ({ properties }: DescribedThing): number =>
  ['address', 'telephone', 'openingHours', 'openingHoursSpecification', 'geo', 'priceRange'].filter(
    (name) => properties[name] !== undefined,
  ).length

const addressOf = (value: unknown): FoundAddress | undefined => {
  if (typeof value === 'string') return { streetAddress: line(value), postalCode: '', town: '' }
  const { streetAddress, postalCode, addressLocality } = propertiesOf(value)
  const address = {
    streetAddress: line(listOf(streetAddress).map(textOf).join(', ')),
    postalCode: line(postalCode, foundLengths.note),
    town: line(addressLocality),
  }
  return Object.values(address).some((part) => part !== '') ? address : undefined
}

const priceOf = (properties: Readonly<Record<string, unknown>>): string => {
  const [offer] = listOf(properties.offers)
  const { price, priceCurrency, lowPrice, priceSpecification } = { ...propertiesOf(offer), ...properties }
  const specified = propertiesOf(listOf(priceSpecification)[0])
  const amount = textOf(price ?? lowPrice ?? specified.price).trim()
  const currency = textOf(priceCurrency ?? specified.priceCurrency).trim()
  if (amount === '') return ''
  if (!/^\d+(?:\.\d{1,2})?$/u.test(amount) || !/^[A-Z]{3}$/u.test(currency))
    return line(amount, foundLengths.price)
  const minimumFractionDigits = Number.isInteger(Number(amount)) ? 0 : 2
  return new Intl.NumberFormat('en', {
    ...{ style: 'currency', currency, currencyDisplay: 'narrowSymbol' },
    minimumFractionDigits,
  }).format(Number(amount))
}

const offered = /^(?:Service|MenuItem|Product)$/u

const offerOf = ({ types, properties }: DescribedThing): FoundOffer | undefined => {
  const isOffer = types.includes('Offer')
  const item = isOffer ? propertiesOf(listOf(properties.itemOffered)[0]) : properties
  if (!isOffer && !types.some((type) => offered.test(type))) return undefined
  const name = line(item.name ?? properties.name)
  const detail = line(item.description ?? properties.description, foundLengths.text)
  return name === '' ? undefined : { name, detail, price: priceOf({ ...item, ...properties }) }
}

const source = dataSource
const said = (text: string): boolean => text !== ''

/** Phones and addresses of contact points are the business's own. */
const contactsOf = (properties: Readonly<Record<string, unknown>>, name: string): readonly string[] =>
  [properties, ...listOf(properties.contactPoint).map(propertiesOf)].flatMap((part) =>
    listOf(part[name])
      .map((value) => line(value))
      .filter(said),
  )

const businessFacts = ({ properties }: DescribedThing): readonly Told[] => {
  const hours = structuredHours(properties)
  const addresses = listOf(properties.address).flatMap((value) => addressOf(value) ?? [])
  const about = line(properties.description, foundLengths.text)
  return [
    ...[line(properties.name)].filter(said).map((value) => ({ kind: 'name', value, source }) as const),
    ...contactsOf(properties, 'telephone').map((value) => ({ kind: 'phone', value, source }) as const),
    ...contactsOf(properties, 'email').map((value) => ({ kind: 'email', value, source }) as const),
    ...addresses.map((value) => ({ kind: 'address', value, source }) as const),
    ...(hasHours(hours) ? [{ kind: 'hours', value: hours, source } as const] : []),
    ...[about].filter(said).map((value) => ({ kind: 'text', value, source }) as const),
  ]
}

const reviewCount = (things: readonly DescribedThing[]): number => {
  const counts = things
    .filter(({ types }) => types.includes('AggregateRating'))
    .map(({ properties }) => Number.parseInt(textOf(properties.reviewCount ?? properties.ratingCount), 10))
  const written = things.filter(({ types }) => types.includes('Review')).length
  return Math.max(written, ...counts.filter((count) => Number.isFinite(count) && count >= 0), 0)
}

const urlsIn = (value: unknown): readonly string[] =>
  listOf(value).flatMap((image) => {
    if (typeof image === 'string') return [image]
    const { contentUrl, url } = propertiesOf(image)
    return [textOf(contentUrl ?? url)]
  })

/** What a page describes for machines: the business itself, what it offers, how often it was reviewed, its pictures. */
export const structuredFacts = (things: readonly DescribedThing[]) => {
  const [business, ...others] = things
    .filter(isBusiness)
    .toSorted((one, other) => weightOf(other) - weightOf(one))
  // A second branch tells its own hours and address: the first one's are asked, the rest is left.
  const named = others.filter(({ properties }) => business?.properties.name === undefined && properties.name)
  const told = [business, ...named.slice(0, 1)].flatMap((thing) => (thing ? businessFacts(thing) : []))
  // An offer within another names nothing of its own.
  const offers = things.flatMap((thing) => offerOf(thing) ?? [])
  const pictures = things
    .filter((thing) => isBusiness(thing) || typesOf(thing.types).includes('Product'))
    .flatMap(({ properties }) => [...urlsIn(properties.image), ...urlsIn(properties.photo)])
  return {
    told: [...told, ...offers.map((value) => ({ kind: 'offer', value, source }) as const)],
    reviews: reviewCount(things),
    pictures: pictures.filter((url) => url !== ''),
  }
}
