import { blankContent, blankSection } from '@shingle/shared/draft/blank-content.ts'
import { siteChangedChannel } from '@shingle/shared/website/site-changed.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshHandle, startTestRender, type TestRender, websiteIdOf } from '../testing/start-test-render.ts'

let render: TestRender

beforeAll(async () => {
  render = await startTestRender()
})
afterAll(() => render.close())

const business = { ...blankContent().business, name: 'Harrow Plumbing', phone: '0113 496 0142' }
const content = blankContent({
  business,
  sections: [blankSection('QuoteBanner', 'q', { primary: 'Leaks stopped in Leeds' })],
})
const html = '<!doctype html><title>Harrow Plumbing</title>'

test('[6.page] the words of a page stand alone beside it, and search engines are told which is the page', async () => {
  const handle = freshHandle()
  await render.put(handle, html, { content })
  const { status, headers, text } = await render.ask(`/${handle}.md`)
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('text/markdown; charset=utf-8')
  expect(headers.link).toBe(`<${render.origins.sites}/${handle}>; rel="canonical"`)
  expect(headers['x-robots-tag']).toBe('noindex')
  expect(text).toContain('# Harrow Plumbing')
  expect(text).toContain('Leaks stopped in Leeds')
  const head = await render.ask(`/${handle}.md`, { method: 'HEAD' })
  expect([head.status, head.headers['content-length'], head.text]).toEqual([
    200,
    headers['content-length'],
    '',
  ])
})

test('[6.page] whoever keeps the words of a page asks whether they still stand, and hears so in few bytes', async () => {
  const handle = freshHandle()
  await render.put(handle, html, { content })
  const ask = (tag: string) => render.ask(`/${handle}.md`, { headers: { 'if-none-match': tag } })
  const { headers } = await ask('"another"')
  expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  const again = await ask(String(headers.etag))
  expect([again.status, again.text]).toEqual([304, ''])
  const version = await render.take(handle)
  await render.bus.publish(siteChangedChannel, { handle, version })
  await expect.poll(async () => (await ask(String(headers.etag))).status).toBe(404)
})

test('[3.settings] a page that its owner keeps from search engines has no words beside it', async () => {
  const [kept, gone] = [freshHandle(), freshHandle()]
  await render.put(kept, html, { content, indexed: false })
  await render.put(gone, html, { content })
  await render.take(gone)
  for (const handle of [kept, gone, freshHandle()])
    expect([handle, (await render.ask(`/${handle}.md`)).status]).toEqual([handle, 404])
})

test('[2.6] a domain tells the words of its own website alone, under its own address', async () => {
  const [handle, other] = [freshHandle(), freshHandle()]
  await render.put(handle, html, { content })
  await render.put(other, html, { content })
  const name = `${handle}.example`
  render.domains.set(name, { kind: 'website', handle })
  await render.db.collection<{ _id: string }>('WebsiteDomains').insertOne({
    ...{ _id: name, domainName: name, held: name, zone: name, userId: 'owner' },
    ...{ websiteId: websiteIdOf(handle), websiteName: handle, state: 'Connected', connectedAt: new Date() },
  })
  const ask = (path: string) => render.ask(path, { headers: { host: name } })
  for (const path of ['/llms.txt', `/${handle}.md`]) {
    const { status, text } = await ask(path)
    expect([path, status]).toEqual([path, 200])
    expect(text).toContain(`<https://${name}`)
  }
  expect((await ask(`/${other}.md`)).status).toBe(404)
  expect((await render.ask('/llms.txt')).text).toContain(`${render.origins.sites}/sitemap.xml`)
})
