import { blankContent, blankSection } from '@shingle/shared/draft/blank-content.ts'
import type { AnySection } from '@shingle/shared/draft/content.ts'
import { formTokenName } from '@shingle/shared/submission/form-fields.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createFormTokens } from '../form/form-token.ts'
import { freshHandle, startTestRender, type TestRender, websiteIdOf } from '../testing/start-test-render.ts'

let render: TestRender
beforeAll(async () => {
  render = await startTestRender({ trustsProxy: true })
})
afterAll(() => render.close())

const browser = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'
let visitors = 0
/** Headers of somebody who was never here. */
const aVisitor = () => {
  visitors += 1
  return { 'user-agent': browser, 'x-forwarded-for': `203.0.113.${visitors}`, 'accept-encoding': 'br' }
}
const sites = 'http://sites.localhost:3000'

const aSite = async (...sections: AnySection[]) => {
  const handle = freshHandle()
  await render.put(handle, '<!doctype html>', { content: { ...blankContent(), sections } })
  const websiteId = websiteIdOf(handle)
  const counted = async () => {
    const row = await render.db.collection('WebsiteVisits').findOne({ websiteId })
    return row && { views: row.views, visits: row.visits, sources: row.sources, used: row.used }
  }
  return { path: `/${handle}`, websiteId, counted }
}
/** Waits until somebody who came later is counted, so that whoever was to be counted before is. */
const afterwards = async (site: Awaited<ReturnType<typeof aSite>>, expected: object) => {
  await render.ask(site.path, { headers: aVisitor() })
  await vi.waitFor(async () => expect(await site.counted()).toMatchObject(expected))
}

test('[ruling 17] a page is counted when it is sent, also to whoever has it already and to those who take it uncompressed', async () => {
  const site = await aSite()
  const visitor = aVisitor()
  const first = await render.ask(site.path, {
    headers: { ...visitor, referer: 'https://www.instagram.com/' },
  })
  const again = { ...visitor, 'if-none-match': String(first.headers.etag) }
  expect((await render.ask(site.path, { headers: again })).status).toBe(304)
  const plain = { ...aVisitor(), 'accept-encoding': 'identity' }
  expect((await render.ask(site.path, { headers: plain })).status).toBe(200)
  await afterwards(site, { views: 4, visits: 3, sources: { 'instagram,com': 1, direct: 2 } })
})

test('[ruling 17] robots, previews, what is fetched beforehand and who only asks for headers are not counted', async () => {
  const site = await aSite()
  const left = [
    { ...aVisitor(), 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' },
    { ...aVisitor(), 'sec-fetch-dest': 'iframe' },
    { ...aVisitor(), 'sec-purpose': 'prefetch;prerender' },
    { ...aVisitor(), referer: 'http://localhost:3000/websites' },
  ]
  for (const headers of left) expect((await render.ask(site.path, { headers })).status).toBe(200)
  await render.ask(site.path, { method: 'HEAD', headers: aVisitor() })
  await render.ask('/nobody-is-here', { headers: aVisitor() })
  await afterwards(site, { views: 1, visits: 1 })
})

test('[ruling 17] visitors of a connected domain are visitors of its website', async () => {
  const site = await aSite()
  const domain = `${freshHandle()}.example`
  render.domains.set(domain, { kind: 'website', handle: site.path.slice(1) })
  await render.ask('/', { headers: { ...aVisitor(), host: domain, referer: `http://${domain}/` } })
  await vi.waitFor(async () =>
    expect(await site.counted()).toMatchObject({ views: 1, sources: { direct: 1 } }),
  )
})

const tapOf = (websiteId: string, tap = 'phone', headers: Record<string, string> = {}) =>
  render.ask(`/v/${websiteId}/${tap}`, {
    method: 'POST',
    headers: { ...aVisitor(), origin: sites, ...headers },
  })

test('[ruling 17] a page tells of taps on its phone number and its directions', async () => {
  const site = await aSite()
  expect((await tapOf(site.websiteId)).status).toBe(204)
  expect((await tapOf(site.websiteId)).status).toBe(204)
  expect((await tapOf(site.websiteId, 'directions')).status).toBe(204)
  await afterwards(site, { used: { phone: 2, directions: 1 } })
})

test('[ruling 17] what is no tap of a page is not counted', async () => {
  const site = await aSite()
  const robot = { 'user-agent': 'curl/8.5.0' }
  expect((await tapOf(site.websiteId, 'phone', robot)).status).toBe(204)
  expect((await tapOf(site.websiteId, 'message')).status).toBe(404)
  expect((await tapOf(site.websiteId, '__proto__')).status).toBe(404)
  expect((await tapOf('0'.repeat(24))).status).toBe(404)
  expect((await tapOf(site.websiteId, 'phone', { origin: 'https://evil.example' })).status).toBe(403)
  const unsaid = await render.ask(`/v/${site.websiteId}/phone`, { method: 'POST', headers: aVisitor() })
  expect(unsaid.status).toBe(403)
  const long = { form: 'x'.repeat(10_000), headers: { ...aVisitor(), origin: sites } }
  expect((await render.ask(`/v/${site.websiteId}/phone`, long)).status).toBe(403)
  await tapOf(site.websiteId, 'directions')
  await afterwards(site, { used: { directions: 1 } })
  expect((await site.counted())?.used).toEqual({ directions: 1 })
})

test('[ruling 17] of one network so many taps are counted, and the database is not asked about the others', async () => {
  const site = await aSite()
  const flood = { ...aVisitor(), origin: sites }
  const statuses = new Set<number>()
  for (let at = 0; at < 150; at += 1)
    statuses.add(
      (
        await render.ask(`/v/${site.websiteId}/phone`, {
          ...{ method: 'POST', headers: { ...flood, 'user-agent': `${browser} ${at}` } },
        })
      ).status,
    )
  expect([...statuses]).toEqual([204])
  await afterwards(site, { views: 1 })
  // The minute may have ended meanwhile.
  expect((await site.counted())?.used.phone).toBeLessThanOrEqual(120)
})

test('[ruling 17] a message that was sent is counted, and one that was judged spam is not', async () => {
  const site = await aSite(blankSection('Contact', 'contact') as AnySection)
  const path = `/f/${site.websiteId}/contact`
  const token = createFormTokens(render.secret, () => new Date(Date.now() - 5_000)).make(path)
  const form = { name: 'Vera', email: 'vera@example.com', message: 'A tap drips.', [formTokenName]: token }
  expect((await render.ask(path, { form, headers: aVisitor() })).status).toBe(200)
  expect((await render.ask(path, { form: { ...form, website: 'x' }, headers: aVisitor() })).status).toBe(200)
  await afterwards(site, { used: { message: 1 } })
})
