import { type OpeningHours, spansMaximum, weekdays } from '@shingle/shared/business/opening-hours.ts'
import { foundLengths } from '@shingle/shared/import/import-limits.ts'
import * as z from 'zod/mini'
import { type OfficialSource, officialLine, toldAddress, toldLines, toldPictures } from './official-source.ts'

const source = 'Facebook'
const origin = 'https://graph.facebook.com/v23.0/'
const fields = 'name,about,description,phone,emails,location,hours,rating_count,cover{source}'

const text = z.nullish(z.string())
const pageSchema = z.object({
  ...{ name: z.string(), about: text, description: text, phone: text },
  emails: z.optional(z.array(z.string())),
  location: z.optional(z.object({ street: text, city: text, zip: text })),
  /** `mon_1_open: '09:00'`, and `mon_1_close` beside it. */
  hours: z.optional(z.record(z.string(), z.string())),
  rating_count: z.optional(z.int().check(z.minimum(0))),
  cover: z.optional(z.object({ source: text })),
})
type FacebookPage = z.output<typeof pageSchema>

const hosts: readonly string[] = ['facebook.com', 'www.facebook.com', 'm.facebook.com', 'fb.com']
const ownPages: readonly string[] = [
  // By these the API tells of whoever asks.
  ...['me', 'app', 'oauth', 'debug_token'],
  ...['events', 'groups', 'hashtag', 'help', 'login', 'marketplace', 'pages', 'people', 'photo', 'reel'],
  ...['search', 'share', 'sharer', 'stories', 'story.php', 'watch'],
]
const pageName = /^[a-z\d.-]{2,100}$/iu
const pageNumber = /^\d{5,20}$/u

const idIn = ({ hostname, pathname, searchParams }: URL): string | undefined => {
  if (!hosts.includes(hostname)) return undefined
  const [first = '', , third = ''] = pathname.split('/').filter((part) => part !== '')
  const number = first === 'profile.php' ? (searchParams.get('id') ?? '') : third
  if (['pages', 'people', 'profile.php'].includes(first)) return pageNumber.test(number) ? number : undefined
  return pageName.test(first) && !ownPages.includes(first.toLowerCase()) ? first : undefined
}

const time = /^([01]\d|2[0-3]):[0-5]\d$/

const hoursOf = ({ hours = {} }: FacebookPage): OpeningHours | undefined => {
  const spansOf = (day: string) =>
    Array.from({ length: spansMaximum }, (_, at) => ({
      opens: hours[`${day}_${at + 1}_open`] ?? '',
      closes: hours[`${day}_${at + 1}_close`] ?? '',
    })).filter(({ opens, closes }) => time.test(opens) && time.test(closes))
  const week = weekdays.map((day) => [day, spansOf(day)] as const)
  return week.some(([, spans]) => spans.length > 0) ? Object.fromEntries(week) : undefined
}

const linesOf = ({ name, phone, emails = [], about, description }: FacebookPage) =>
  toldLines(source, [
    { kind: 'name', value: officialLine(name, foundLengths.line) },
    { kind: 'phone', value: officialLine(phone, foundLengths.line) },
    ...emails.map((email) => ({ kind: 'email', value: officialLine(email, foundLengths.line) }) as const),
    { kind: 'text', value: officialLine(about, foundLengths.text) },
    { kind: 'text', value: officialLine(description, foundLengths.text) },
  ])

/** Pages of businesses on Facebook, by the Graph API. */
export const facebookSource = (token: string): OfficialSource => ({
  ...{ called: source, idIn },
  headers: { authorization: `Bearer ${token}` },
  ask: async (id, get) => {
    const page = await get(`${origin}${id}?fields=${fields}`, pageSchema)
    if (page === undefined) return undefined
    const hours = hoursOf(page)
    const { location, cover } = page
    const address = { street: location?.street, postalCode: location?.zip, town: location?.city }
    return {
      told: [
        ...linesOf(page),
        ...toldAddress(source, address),
        ...(hours ? [{ kind: 'hours', value: hours, source } as const] : []),
        ...toldPictures(source, [cover?.source ?? '']),
      ],
      reviews: page.rating_count ?? 0,
    }
  },
})
