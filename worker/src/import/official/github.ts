import { foundLengths } from '@shingle/shared/import/import-limits.ts'
import * as z from 'zod/mini'
import type { Told } from '../page/told.ts'
import { type OfficialSource, officialLine, toldAddress, toldLines } from './official-source.ts'

const source = 'GitHub'
const origin = 'https://api.github.com'

const text = z.nullish(z.string())
const profileSchema = z.object({ login: z.string(), name: text, bio: text, location: text, email: text })
const workSchema = z.array(
  z.object({
    ...{ name: z.string(), description: text, language: text },
    ...{ fork: z.boolean(), archived: z.boolean(), stargazers_count: z.int() },
  }),
)
type Work = z.output<typeof workSchema>

const pinnedSchema = z.object({
  data: z.object({
    user: z.object({
      pinnedItems: z.object({ nodes: z.array(z.object({ name: text, description: text })) }),
    }),
  }),
})

/** The form of a login is known: nothing in it ends the text that it stands in. Pinned gists have no name here. */
const pinnedQuery = (id: string): string =>
  JSON.stringify({
    query: `{user(login:"${id}"){pinnedItems(first:6,types:REPOSITORY){nodes{...on Repository{name description}}}}}`,
  })

const workShown = 6
const languagesShown = 5

/** Addresses that look like somebody's, and are GitHub's own. */
const ownPages: readonly string[] = [
  ...['about', 'apps', 'collections', 'customer-stories', 'enterprise', 'explore', 'features', 'issues'],
  ...['login', 'marketplace', 'notifications', 'orgs', 'pricing', 'pulls', 'readme', 'search', 'security'],
  ...['settings', 'signup', 'site', 'solutions', 'sponsors', 'team', 'topics', 'trending'],
]
const login = /^[a-z\d](?:[a-z\d-]{0,37}[a-z\d])?$/iu

const idIn = ({ hostname, pathname }: URL): string | undefined => {
  if (hostname !== 'github.com' && hostname !== 'www.github.com') return undefined
  const [first = ''] = pathname.split('/').filter((part) => part !== '')
  return login.test(first) && !ownPages.includes(first.toLowerCase()) ? first : undefined
}

/** What somebody made themselves and goes on with, the most liked first. */
const ownWork = (all: Work): Work =>
  all
    .filter(({ fork, archived }) => !fork && !archived)
    .toSorted((one, other) => other.stargazers_count - one.stargazers_count)

/** What is told of one work. */
interface Shown {
  readonly name?: string | null | undefined
  readonly description?: string | null | undefined
}

const languagesOf = (work: Work): readonly string[] => {
  const counts = new Map<string, number>()
  for (const { language } of work) if (language) counts.set(language, (counts.get(language) ?? 0) + 1)
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, languagesShown)
    .map(([language]) => officialLine(language, foundLengths.note))
    .filter((language) => language !== '')
}

const offersOf = (work: readonly Shown[]): readonly Told[] =>
  work.slice(0, workShown).flatMap(({ name, description }) => {
    const value = {
      name: officialLine(name, foundLengths.line),
      detail: officialLine(description, foundLengths.text),
      price: '',
    }
    return value.name === '' ? [] : [{ kind: 'offer', value, source } as const]
  })

const profileFacts = ({ login: id, name, bio, location, email }: z.output<typeof profileSchema>) => [
  ...toldLines(source, [
    { kind: 'name', value: officialLine(name || id, foundLengths.line) },
    { kind: 'email', value: officialLine(email, foundLengths.line) },
    { kind: 'text', value: officialLine(bio, foundLengths.text) },
  ]),
  ...toldAddress(source, { town: location }),
]

/** People who build things: their profile, their own work and its languages, by GitHub's APIs. Only one of them tells what they pinned. */
export const gitHubSource = (token: string): OfficialSource => ({
  ...{ called: source, idIn },
  headers: { authorization: `Bearer ${token}`, 'x-github-api-version': '2022-11-28' },
  ask: async (id, get) => {
    const [profile, all = [], pinned] = await Promise.all([
      get(`${origin}/users/${id}`, profileSchema),
      get(`${origin}/users/${id}/repos?per_page=100&sort=pushed&type=owner`, workSchema),
      get(`${origin}/graphql`, pinnedSchema, pinnedQuery(id)),
    ])
    if (profile === undefined) return undefined
    const work = ownWork(all)
    const pins = pinned?.data.user.pinnedItems.nodes ?? []
    const languages = languagesOf(work).join(', ')
    const inLanguages = { kind: 'text', value: `Works in ${languages}.`, source } as const
    return {
      told: [
        ...profileFacts(profile),
        ...offersOf(pins.length > 0 ? pins : work),
        ...(languages === '' ? [] : [inLanguages]),
      ],
      reviews: 0,
    }
  },
})
