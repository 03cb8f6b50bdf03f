import { operatorPaths } from '@shingle/shared/paths/server-paths.ts'
import { siteChangedChannel } from '@shingle/shared/website/site-changed.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { freshHandle, startTestRender, type TestRender, websiteIdOf } from '../testing/start-test-render.ts'

let render: TestRender
beforeAll(async () => {
  render = await startTestRender({ trustsProxy: true })
})
afterAll(() => render.close())

const html = '<!doctype html><title>Harrow Plumbing</title>'
const compressed = { 'accept-encoding': 'gzip, deflate, br' }

/** What a visitor gets of each server, and whether the second answered at once. */
const askBoth = async (path: string, given: Parameters<TestRender['ask']>[1]) => {
  const usual = await render.ask(path, given)
  const before = render.answeredAtOnce()
  const quick = await render.askQuickly(path, given)
  const told = ({ status, headers: { date: _, ...headers }, body }: typeof usual) => ({
    status,
    headers,
    body,
  })
  return { usual: told(usual), quick: told(quick), isAtOnce: render.answeredAtOnce() > before }
}

test('[7.serve] whoever asks for a page that is in memory gets at once what they would get of the HTTP server', async () => {
  const handle = freshHandle()
  await render.put(handle, html, { indexed: false })
  const { headers } = await render.ask(`/${handle}`, { headers: compressed })
  const asked = [
    compressed,
    { 'accept-encoding': 'gzip' },
    { ...compressed, 'if-none-match': String(headers.etag) },
    { ...compressed, 'if-none-match': `"other", W/${headers.etag}` },
    { ...compressed, 'if-none-match': '"other"' },
    { ...compressed, 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' },
  ]
  for (const headers of asked) {
    const { usual, quick, isAtOnce } = await askBoth(`/${handle}`, { headers })
    expect({ asked: headers, isAtOnce, quick }).toEqual({ asked: headers, isAtOnce: true, quick: usual })
  }
})

test('[7.serve] everything else is answered by the HTTP server as ever', async () => {
  const [handle, gone, down] = [freshHandle(), freshHandle(), freshHandle()]
  for (const name of [handle, gone, down]) await render.put(name, html)
  await render.take(gone)
  await render.take(down, true)
  render.domains.set('harrow.example', { kind: 'website', handle })
  await render.ask(`/${handle}`, { headers: compressed })
  const headers = compressed
  const asked: readonly (readonly [string, Parameters<TestRender['ask']>[1]])[] = [
    [`/${handle}`, { headers: { 'accept-encoding': 'identity' } }],
    [`/${handle}`, { method: 'HEAD', headers }],
    [`/${handle}?from=a-card`, { headers }],
    [`/${handle}/`, { headers }],
    [`/${handle}`, { headers: { ...headers, host: 'nobody.example' } }],
    [`/${handle}`, { headers: { ...headers, host: 'harrow.example' } }],
    [`/${handle}`, { headers, host: 'usercontent' }],
    ['/', { headers: { ...headers, host: 'harrow.example' } }],
    [`/${handle}.md`, { headers }],
    [`/${gone}`, { headers }],
    [`/${down}`, { headers }],
    [`/${freshHandle()}`, { headers }],
    [operatorPaths.health, { headers }],
  ]
  for (const [path, given] of asked) {
    const { usual, quick, isAtOnce } = await askBoth(path, given)
    expect({ path, given, isAtOnce, ...quick }).toEqual({ path, given, isAtOnce: false, ...usual })
  }
})

test('[R18] a page that changes is answered at once as it is then, and one that is taken off no more', async () => {
  const handle = freshHandle()
  await render.put(handle, html)
  await render.ask(`/${handle}`, { headers: compressed })
  const before = await askBoth(`/${handle}`, { headers: compressed })
  const version = await render.put(handle, html.replace('Harrow', 'Barrow'))
  await render.bus.publish(siteChangedChannel, { handle, version })
  const after = await askBoth(`/${handle}`, { headers: compressed })
  expect([before.isAtOnce, after.isAtOnce]).toEqual([true, true])
  expect(after.quick).toEqual(after.usual)
  expect(after.quick.headers.etag).not.toBe(before.quick.headers.etag)
  await render.bus.publish(siteChangedChannel, { handle, version: await render.take(handle) })
  expect(await askBoth(`/${handle}`, { headers: compressed })).toMatchObject({
    isAtOnce: false,
    quick: { status: 404 },
  })
})

test('[ruling 17] a page that is answered at once is counted as any other', async () => {
  const handle = freshHandle()
  await render.put(handle, html)
  await render.ask(`/${handle}`, { headers: { ...compressed, 'user-agent': 'Googlebot' } })
  const browser = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'
  const visitor = { ...compressed, 'user-agent': browser, referer: 'https://www.instagram.com/' }
  for (const address of ['203.0.113.1', '203.0.113.1', '203.0.113.2'])
    await askBoth(`/${handle}`, { headers: { ...visitor, 'x-forwarded-for': address } })
  const left = [{ 'sec-purpose': 'prefetch' }, { 'sec-fetch-dest': 'iframe' }, { 'user-agent': 'Googlebot' }]
  for (const headers of left)
    await render.askQuickly(`/${handle}`, {
      headers: { ...visitor, 'x-forwarded-for': '203.0.113.3', ...headers },
    })
  const websiteId = websiteIdOf(handle)
  await vi.waitFor(async () =>
    expect(await render.db.collection('WebsiteVisits').findOne({ websiteId })).toMatchObject({
      ...{ views: 6, visits: 2, sources: { 'instagram,com': 2 } },
    }),
  )
})
