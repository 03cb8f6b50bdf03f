import { siteChangedChannel } from '@shingle/shared/website/site-changed.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshHandle, startTestRender, type TestRender, websiteIdOf } from '../testing/start-test-render.ts'

let render: TestRender

beforeAll(async () => {
  render = await startTestRender()
})
afterAll(() => render.close())

const html = '<!doctype html><title>Horn</title>'
const privacy = '<!doctype html><title>Privacy</title>'

const ask = (path: string, more: Record<string, string> = {}) => render.ask(path, { headers: more })

test('[pages] a page beside the page is served below its website, in every encoding, and kept from search engines', async () => {
  const handle = freshHandle()
  await render.put(handle, html, { beside: { privacy } })
  for (const encoding of ['br', 'gzip', 'identity']) {
    const answer = await ask(`/${handle}/privacy`, { 'accept-encoding': encoding })
    expect([answer.status, answer.headers['x-robots-tag']]).toEqual([200, 'noindex'])
  }
  const plain = await ask(`/${handle}/privacy`)
  expect([plain.text, plain.headers['set-cookie']]).toEqual([privacy, undefined])
  const tag = String(plain.headers.etag)
  expect((await ask(`/${handle}/privacy`, { 'if-none-match': tag })).status).toBe(304)
})

test('[pages] what is no page beside a page is not found, and takes the place of nothing', async () => {
  const handle = freshHandle()
  await render.put(handle, html, { beside: { privacy } })
  const paths = [`/${handle}/terms`, `/${freshHandle()}/privacy`, `/${handle}/privacy/more`, `/${handle}/..`]
  for (const path of paths) expect([path, (await ask(path)).status]).toEqual([path, 404])
  expect((await ask(`/${handle}`)).text).toBe(html)
})

test('[pages] changes and ends with the page that it stands beside', async () => {
  const handle = freshHandle()
  await render.put(handle, html, { beside: { privacy } })
  const status = async () => (await ask(`/${handle}/privacy`)).text
  expect(await status()).toBe(privacy)
  const version = await render.put(handle, html, { beside: { privacy: `${privacy}anew` } })
  await render.bus.publish(siteChangedChannel, { handle, version })
  await expect.poll(status).toBe(`${privacy}anew`)
  const gone = await render.take(handle)
  await render.bus.publish(siteChangedChannel, { handle, version: gone })
  await expect.poll(async () => (await ask(`/${handle}/privacy`)).status).toBe(404)
})

test('[pages] stands at the domain of its website, where its old address leads', async () => {
  const handle = freshHandle()
  const old = `http://sites.localhost:3000/${handle}`
  await render.put(handle, html, { beside: { privacy: `${privacy}<a href="${old}#contact">` } })
  await render.db.collection<{ _id: string }>('WebsiteDomains').insertOne({
    ...{ _id: 'horn.example', domainName: 'horn.example', held: 'horn.example', zone: 'horn.example' },
    ...{ userId: 'ann', websiteId: websiteIdOf(handle), websiteName: handle, state: 'Connected' },
    ...{ connectedAt: new Date() },
  })
  render.domains.set('horn.example', { kind: 'website', handle })
  const here = await ask('/privacy', { host: 'horn.example' })
  expect([here.status, here.text.includes('sites.localhost')]).toEqual([200, false])
  const { status, headers } = await ask(`/${handle}/privacy?from=card`)
  const { pathname, search } = new URL(String(headers.location))
  expect([status, pathname, search]).toEqual([301, '/privacy', '?from=card'])
  expect((await ask('/terms', { host: 'horn.example' })).status).toBe(404)
})
