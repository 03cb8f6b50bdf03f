import { seededRandom } from '@shingle/shared/chance/seeded-random.ts'
import { setField } from '@shingle/shared/draft/edits/set-field.ts'
import { materialise } from '@shingle/shared/draft/materialise.ts'
import { imagesMaximum } from '@shingle/shared/image/image-limits.ts'
import { uploadsBusy } from '@shingle/shared/image/problems.ts'
import { noSuchStockPicture, stockUnavailable } from '@shingle/shared/stock/problems.ts'
import { stockPictureSchema } from '@shingle/shared/stock/stock-picture.ts'
import { createDraftLog } from '@shingle/storage/draft-log/draft-log.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import * as Y from 'yjs'
import { aDraft, publish } from '../testing/a-draft.ts'
import { signInAs } from '../testing/sign-in-as.ts'
import { startTestApi } from '../testing/start-test-api.ts'
import { pexelsPhoto, startLibraries, unsplashPhoto } from './testing/start-libraries.ts'

const outside = await startLibraries()
const keys = { PEXELS_API_KEY: 'pexels-key', UNSPLASH_ACCESS_KEY: 'unsplash-key' }
const api = await startTestApi({ outside: { port: outside.port, ...keys } })
let people = 0
/** Somebody with a draft, who has asked for nothing yet. */
const somebody = async (at = api) => {
  people += 1
  const person = await signInAs(at, `person${people}@example.com`)
  const draftId = await aDraft(at, person)
  const path = `/api/drafts/${draftId}/stock-images`
  return {
    ...{ person, draftId },
    search: (query = '') => at.call(`${path}${query}`, { token: person.token }),
    take: (provider: string, id: string) =>
      at.call(path, { method: 'POST', body: { provider, id }, token: person.token }),
    library: async () =>
      (await at.call(`/api/drafts/${draftId}/images`, { token: person.token })).body.images,
  }
}
const ann = await somebody()
afterAll(async () => {
  await api.close()
  await outside.close()
})
beforeEach(() => outside.reset())

test('[3.providers] both libraries are looked into for words and how pictures lie, one of each in turn', async () => {
  const { status, body } = await ann.search('?query=%20hands%20at%20work&orientation=vertical&page=1')
  expect(status).toBe(200)
  expect(body.pictures.map(({ id }: { id: string }) => id)).toEqual(['1', 'a', '2', 'b', 'c'])
  expect(body.hasMore).toBe(true)
  expect(outside.asked.toSorted()).toEqual([
    'api.pexels.com/v1/search?page=1&per_page=24&query=hands+at+work&orientation=portrait pexels-key',
    'api.unsplash.com/search/photos?page=1&per_page=24&query=hands+at+work&orientation=portrait Client-ID unsplash-key',
  ])
  expect(body.pictures[0]).toEqual({
    ...{ provider: 'Pexels', id: '1', alt: 'Hands at work', width: 4000, height: 3000, author: 'Ana 1' },
    ...{ authorUrl: 'https://www.pexels.com/@ana', pageUrl: 'https://www.pexels.com/photo/hands-1/' },
    thumbnail: 'https://images.pexels.com/photos/1/m.jpeg',
  })
  expect(body.pictures[1]).toMatchObject({
    authorUrl: 'https://unsplash.com/@ben?utm_source=shingle&utm_medium=referral',
  })
})

test.each([
  ['all', []],
  ['horizontal', ['landscape', 'landscape']],
  ['vertical', ['portrait', 'portrait']],
  ['square', ['square', 'squarish']],
])('[3.orientations] %s is asked for as each library calls it', async (orientation, expected) => {
  await ann.search(`?query=bread-${orientation}&orientation=${orientation}`)
  const said = outside.asked.toSorted().flatMap((line) => /orientation=(\w+)/.exec(line)?.[1] ?? [])
  expect(said).toEqual(expected)
})

test('[7.images] without words a library says what it recommends; what was asked a moment ago is not asked again', async () => {
  const first = await ann.search()
  expect(outside.asked.map((line) => line.split('?')[0]).toSorted()).toEqual([
    'api.pexels.com/v1/curated',
    'api.unsplash.com/photos',
  ])
  expect((await ann.search()).body).toEqual(first.body)
  expect(outside.asked).toHaveLength(2)
})

test('[8.images] where one library is away, the other is shown; where both are, that is said', async () => {
  outside.answers['api.pexels.com'] = (response) => response.writeHead(429).end()
  const one = await ann.search('?query=one-away')
  expect(one.body.pictures.map(({ provider }: { provider: string }) => provider)).toEqual([
    ...['Unsplash', 'Unsplash', 'Unsplash'],
  ])
  outside.answers['api.unsplash.com'] = (response) => response.destroy()
  const both = await ann.search('?query=both-away')
  expect([both.status, both.body.code]).toEqual([503, 'stock.unavailable'])
})

test.each([
  { provider: 'Pexels', id: '7', author: 'Ana 7', alt: 'Hands at work' },
  { provider: 'Unsplash', id: 'xY_-9', author: 'Ben xY_-9', alt: '' },
])(
  '[3.providers] a picture of $provider becomes one of the website, with its words and whoever made it',
  async ({ provider, id, author, alt }) => {
    const { take, library } = await somebody()
    const { status, body } = await take(provider, id)
    expect([status, body.image.provider, body.image.alt]).toEqual([201, provider, alt])
    expect([body.image.width, body.image.height]).toEqual([1200, 800])
    const [entry] = await library()
    expect(entry).toMatchObject({
      image: { provider, reference: body.image.reference },
      credit: { provider, author },
    })
    const told = outside.asked.filter((line) => line.includes('/download'))
    expect(told).toHaveLength(provider === 'Unsplash' ? 1 : 0)
  },
)

test('[3.providers] a published page names whoever made the pictures by others that it shows, once each', async () => {
  const { take, draftId, person } = await somebody()
  const { image } = (await take('Pexels', '8')).body
  await take('Pexels', '9')
  const log = createDraftLog(api.db)
  const loaded = await log.load(draftId)
  if (!loaded.ok) throw new Error('There is no such draft')
  const { doc } = loaded.value
  const before = Y.encodeStateVector(doc)
  const section = materialise(doc).sections.find((one) => 'image' in one)?.id ?? ''
  const set = setField(doc, { in: 'section', section, field: 'image' }, image)
  if (!set.ok) throw new Error(set.problem.text)
  const update = Y.encodeStateAsUpdate(doc, before)
  await log.append({ draftId, epoch: 1, holder: person.id, base: 1, update })
  const answer = await publish(api, draftId, { person, handle: 'with-credits', seq: 2 })
  expect(answer.status).toBe(200)
  const row = await api.row('Websites', 'with-credits')
  const html = Buffer.from((await api.options.files.get(row?.page.files.identity))?.bytes ?? '').toString()
  expect(html).toContain('<a href="https://www.pexels.com/@ana" rel="noopener">Ana 8</a>')
  expect(html).toContain('<a href="https://www.pexels.com/photo/hands-8/" rel="noopener">Pexels</a>')
  expect(html).not.toContain('Ana 9')
})

test('[T29] what is no picture, or none that may be uploaded, is refused and nothing is kept', async () => {
  const { take, library } = await somebody()
  const wrong = [
    { type: 'text/html', bytes: Buffer.from('<script>') },
    { type: 'image/jpeg', bytes: Buffer.from('no picture at all') },
    { type: 'image/jpeg', bytes: Buffer.alloc(16 * 2 ** 20) },
  ]
  for (const picture of wrong) {
    outside.picture = picture
    expect((await take('Pexels', '3')).status).toBeGreaterThanOrEqual(400)
  }
  expect((await take('Pexels', '../../v1/search')).status).toBe(400)
  expect((await take('Shutterstock', '3')).status).toBe(400)
  outside.answers['api.pexels.com'] = (response) => response.writeHead(404).end()
  expect((await take('Pexels', '3')).body.code).toBe('stock.no-such-picture')
  expect(await library()).toEqual([])
})

test('[9.image] a picture of a library counts as an upload: none is taken beyond the limit', async () => {
  const { take, draftId } = await somebody()
  for (let slot = 0; slot < imagesMaximum; slot += 1)
    await api.insert('WebsiteImages', { _id: `${draftId}/full${slot}`, websiteId: draftId, slot })
  outside.reset()
  expect((await take('Pexels', '4')).body.text).toBe('Maximum uploaded images reached')
  expect(outside.asked).toEqual([])
})

test('[security] of one account two pictures of a library are on their way, and of others nothing is fetched', async () => {
  const { take } = await somebody()
  const answers = await Promise.all(Array.from({ length: 8 }, (_, at) => take('Pexels', String(at + 1))))
  const said = answers.map(({ status, body }) => (status === 201 ? 'taken' : body.code))
  expect(said.toSorted()).toEqual([...Array(6).fill(uploadsBusy.code), ...Array(2).fill('taken')])
  expect(outside.asked.filter((line) => line.startsWith('images.pexels.com'))).toHaveLength(2)
})

test('[T28] whatever libraries answer, only what is a picture of theirs comes through', async () => {
  const seed = Math.floor(Math.random() * 1e9)
  const chance = seededRandom(seed)
  const junk: readonly unknown[] = [
    ...[null, undefined, 0, -1, 1e21, '', 'x'.repeat(5_000), [], {}, true, 'javascript:alert(1)', '\u0000'],
    ...[
      'https://evil.example/a.jpg',
      'https://images.pexels.com.evil.example/',
      'http://images.pexels.com/x',
    ],
  ]
  const garbled = (value: unknown): unknown => {
    if (chance.chance(0.08)) return junk[chance.below(junk.length)]
    if (Array.isArray(value)) return value.map(garbled)
    if (value === null || typeof value !== 'object') return value
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, garbled(inner)]))
  }
  const { search } = await somebody()
  let seen = 0
  for (let turn = 0; turn < 50; turn += 1) {
    const photos = Array.from({ length: 30 }, (_, at) => pexelsPhoto(at + 1))
    const results = Array.from({ length: 30 }, (_, at) => unsplashPhoto(`u${at}`))
    outside.answers['api.pexels.com'] = (response) =>
      outside.json(response, garbled({ photos, next_page: null }))
    outside.answers['api.unsplash.com'] = (response) =>
      outside.json(response, garbled({ results, total_pages: 1 }))
    const { status, body } = await search(`?query=garbled-${turn}`)
    expect([seed, [200, 503].includes(status)]).toEqual([seed, true])
    for (const picture of body.pictures ?? []) {
      seen += 1
      expect([seed, stockPictureSchema.safeParse(picture).success]).toEqual([seed, true])
      expect(new URL(picture.thumbnail).hostname).toMatch(/^images\.(pexels|unsplash)\.com$/)
      expect(new URL(picture.authorUrl).hostname).toMatch(/(^|\.)(pexels|unsplash)\.com$/)
    }
  }
  expect(seen).toBeGreaterThan(100)
})

test('[3.providers] without a key there is no library, and nothing is asked', async () => {
  const bare = await startTestApi({ outside: { port: outside.port } })
  const ben = await signInAs(bare, 'ben@example.com')
  const id = await aDraft(bare, ben)
  const ask = (rest: string) => bare.call(`/api/drafts/${id}/${rest}`, { token: ben.token })
  expect((await ask('stock-libraries')).body).toEqual({ providers: [] })
  expect((await ask('stock-images?query=hands')).body).toEqual({ pictures: [], hasMore: false })
  expect(outside.asked).toEqual([])
  await bare.close()
})

test('[security] what a library allows the deployment is used up by no account for others, and not beyond', async () => {
  const own = await startTestApi({ outside: { port: outside.port, PEXELS_API_KEY: 'pexels-key' } })
  const [greedy, too, late] = [await somebody(own), await somebody(own), await somebody(own)]
  const codesOf = async (ask: (at: number) => Promise<{ body: { code?: string } }>, times: number) => {
    const codes = []
    for (let at = 0; at < times; at += 1) codes.push((await ask(at)).body.code)
    return codes.filter((code) => code === undefined || code === noSuchStockPicture.code).length
  }
  outside.answers['api.pexels.com'] = (response) =>
    response.writeHead(404, { 'content-type': 'application/json' }).end('{}')
  expect(await codesOf(() => greedy.take('Pexels', '1'), 70)).toBe(60)
  expect(await codesOf(() => too.take('Pexels', '1'), 60)).toBe(40)
  outside.answers = {}
  expect((await too.search('?query=bread')).body.code).toBe(stockUnavailable.code)
  expect((await late.search('?query=bread')).status).toBe(200)
  expect((await late.take('Pexels', '1')).status).toBe(201)
  const asked = outside.asked.filter((line) => line.startsWith('api.pexels.com'))
  expect(asked).toHaveLength(60 + 40 + 2)
  await own.close()
})

test.each([
  ['0', 45],
  ['1', 70],
] as const)(
  '[security] Unsplash is asked below what it allows a deployment, approved %s, and where that is used up the other library is shown',
  async (UNSPLASH_APPROVED, most) => {
    const own = await startTestApi({ outside: { port: outside.port, ...keys, UNSPLASH_APPROVED } })
    const statuses = new Set<number>()
    for (let at = 0; at < 10; at += 1) {
      const { search } = await somebody(own)
      for (let times = 0; times < 7; times += 1)
        statuses.add((await search(`?query=bread-${at}-${times}`)).status)
    }
    expect(statuses).toEqual(new Set([200]))
    const of = (host: string) => outside.asked.filter((line) => line.startsWith(host)).length
    expect([of('api.unsplash.com'), of('api.pexels.com')]).toEqual([most, 70])
    const fresh = await somebody(own)
    const { body } = await fresh.search('?query=bread-once-more')
    expect(body.pictures.length).toBeGreaterThan(0)
    await own.close()
  },
)
