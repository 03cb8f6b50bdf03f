import { type OpeningHours, spansMaximum, weekdays } from '@shingle/shared/business/opening-hours.ts'
import { foundLengths } from '@shingle/shared/import/import-limits.ts'
import * as z from 'zod/mini'
import { type OfficialSource, officialLine, toldAddress, toldLines, toldPictures } from './official-source.ts'

const source = 'Yelp'
const origin = 'https://api.yelp.com/v3/businesses/'

const text = z.nullish(z.string())
const openSchema = z.object({
  /** Monday is 0. */
  day: z.int().check(z.minimum(0), z.maximum(weekdays.length - 1)),
  start: z.string().check(z.regex(/^([01]\d|2[0-3])[0-5]\d$/)),
  end: z.string().check(z.regex(/^([01]\d|2[0-3])[0-5]\d$/)),
})
const businessSchema = z.object({
  name: z.string(),
  display_phone: text,
  review_count: z.optional(z.int().check(z.minimum(0))),
  location: z.optional(z.object({ address1: text, address2: text, city: text, zip_code: text })),
  hours: z.optional(z.array(z.object({ hours_type: text, open: z.array(openSchema) }))),
  categories: z.optional(z.array(z.object({ title: z.string() }))),
  photos: z.optional(z.array(z.string())),
})
type Business = z.output<typeof businessSchema>

const yelpHost = /^(?:www\.|m\.)?yelp\.(?:com|[a-z]{2}|co\.[a-z]{2}|com\.[a-z]{2})$/u
/** As addresses have it: what is no plain letter is encoded. */
const alias = /^(?:[\w-]|%[\dA-F]{2}){2,200}$/i

const idIn = ({ hostname, pathname }: URL): string | undefined => {
  const [, biz, id = ''] = pathname.split('/')
  return yelpHost.test(hostname) && biz === 'biz' && alias.test(id) ? id : undefined
}

const asTime = (digits: string): string => `${digits.slice(0, 2)}:${digits.slice(2)}`

const hoursOf = ({ hours = [] }: Business): OpeningHours | undefined => {
  const regular = hours.find(({ hours_type: type }) => (type ?? 'REGULAR') === 'REGULAR')
  if (regular === undefined || regular.open.length === 0) return undefined
  // Yelp names the days that are open: all others are closed.
  const spansOf = (day: number) =>
    regular.open
      .filter((span) => span.day === day)
      .slice(0, spansMaximum)
      .map(({ start, end }) => ({ opens: asTime(start), closes: asTime(end) }))
  return Object.fromEntries(weekdays.map((day, at) => [day, spansOf(at)]))
}

const linesOf = ({ name, display_phone: phone, categories = [] }: Business) => {
  const trades = categories.map(({ title }) => title).join(', ')
  return toldLines(source, [
    { kind: 'name', value: officialLine(name, foundLengths.line) },
    { kind: 'phone', value: officialLine(phone, foundLengths.line) },
    { kind: 'text', value: officialLine(trades, foundLengths.text) },
  ])
}

const addressOf = ({ location }: Business) => {
  const street = [location?.address1, location?.address2].filter((part) => part).join(', ')
  return toldAddress(source, { street, postalCode: location?.zip_code, town: location?.city })
}

/** Businesses on Yelp, by Yelp Fusion. What customers wrote stays there. */
export const yelpSource = (key: string): OfficialSource => ({
  ...{ called: source, idIn },
  headers: { authorization: `Bearer ${key}` },
  ask: async (id, get) => {
    const business = await get(`${origin}${id}`, businessSchema)
    if (business === undefined) return undefined
    const hours = hoursOf(business)
    return {
      told: [
        ...linesOf(business),
        ...addressOf(business),
        ...(hours ? [{ kind: 'hours', value: hours, source } as const] : []),
        ...toldPictures(source, business.photos ?? []),
      ],
      reviews: business.review_count ?? 0,
    }
  },
})
