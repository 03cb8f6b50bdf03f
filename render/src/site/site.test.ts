import { setTimeout as wait } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { pictureRemovedChannel } from '@shingle/shared/image/picture-removed.ts'
import { fontFilesOf, fontUrl } from '@shingle/shared/theme/font-faces.ts'
import { siteChangedChannel } from '@shingle/shared/website/site-changed.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { freshHandle, startTestRender, type TestRender } from '../testing/start-test-render.ts'

let render: TestRender

beforeAll(async () => {
  render = await startTestRender()
})
afterAll(() => render.close())

const html = '<!doctype html><title>Harrow Plumbing</title>'
const askFor = (path: string, encoding: string, more = {}) =>
  render.ask(path, { headers: { 'accept-encoding': encoding, ...more } })

test('[7.serve] a page is sent in the best encoding that the visitor takes', async () => {
  const handle = freshHandle()
  await render.put(handle, html)
  const unpack = {
    br: (body: Buffer) => brotliDecompressSync(body).toString(),
    gzip: (body: Buffer) => gunzipSync(body).toString(),
    none: (body: Buffer) => body.toString(),
  }
  const cases = [
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['br;q=0.000,gzip;q=0', 'none'],
    ['identity', 'none'],
    ['', 'none'],
  ] as const
  for (const [accepted, encoding] of cases) {
    const answer = await askFor(`/${handle}`, accepted)
    expect([answer.status, answer.headers['content-encoding']]).toEqual([
      200,
      encoding === 'none' ? undefined : encoding,
    ])
    expect(unpack[encoding](answer.body)).toBe(html)
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
      vary: 'Accept-Encoding',
      'content-security-policy': "default-src 'none'",
      'x-content-type-options': 'nosniff',
    })
    expect(answer.headers['set-cookie']).toBeUndefined()
  }
})

test('[7.serve] whoever has the page already gets 304, per encoding', async () => {
  const handle = freshHandle()
  await render.put(handle, html)
  const br = (await askFor(`/${handle}`, 'br')).headers.etag
  const gzip = (await askFor(`/${handle}`, 'gzip')).headers.etag
  expect(br).not.toBe(gzip)
  for (const tag of [br, `W/${br}`, `"other", ${br}`, '*']) {
    const answer = await askFor(`/${handle}`, 'br', { 'if-none-match': tag })
    expect([answer.status, answer.body.length, answer.headers.etag]).toEqual([304, 0, br])
  }
  expect((await askFor(`/${handle}`, 'br', { 'if-none-match': gzip })).status).toBe(200)
})

test('[7.serve] HEAD gets the headers alone', async () => {
  const handle = freshHandle()
  await render.put(handle, html)
  const whole = await askFor(`/${handle}`, 'br')
  const head = await render.ask(`/${handle}`, { method: 'HEAD', headers: { 'accept-encoding': 'br' } })
  expect([head.status, head.body.length]).toEqual([200, 0])
  expect(head.headers['content-length']).toBe(String(whole.body.length))
})

test('[2.not-found] where nothing is published there is nothing to see, and nobody keeps that', async () => {
  for (const path of [
    `/${freshHandle()}`,
    '/a/b',
    '/ab',
    '/i/none.webp',
    '/fonts/5.3.0/none.woff2',
    '/%2e%2e',
  ]) {
    const answer = await render.ask(path)
    expect([answer.status, answer.headers['cache-control']]).toEqual([404, 'no-store'])
    expect(answer.text).toContain('<h1>Nothing to see here</h1>')
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
  }
})

test('[8.weight] the page that stands where there is nothing weighs 60 KB at most with the fonts that its words need', async () => {
  const page = await askFor(`/${freshHandle()}`, 'br')
  const { text } = await render.ask(`/${freshHandle()}`)
  const forWords = [...text.matchAll(/url\(([^)]+)\)[^}]*unicode-range:U\+20-7E/g)].map(
    ([, file = '']) => file,
  )
  const fonts = await Promise.all(forWords.map((file) => render.ask(file)))
  expect(fonts.map(({ status }) => status)).toEqual([200, 200])
  const weighed = [page, ...fonts].reduce((sum, { body }) => sum + body.length, 0)
  expect(weighed).toBeLessThan(60 * 1024)
})

test('[4.site-not-found] where a website stood there is no site any more, whatever encoding is asked for', async () => {
  const handle = freshHandle()
  await render.put(handle, html)
  await render.take(handle)
  for (const encoding of ['br', 'gzip', 'identity']) {
    const answer = await askFor(`/${handle}`, encoding)
    expect([answer.status, answer.headers['cache-control']]).toEqual([404, 'no-store'])
  }
  const { text } = await render.ask(`/${handle}`)
  expect(text).toContain('<h1>Site not found</h1>')
  expect(text).not.toContain('Nothing to see here')
})

test('[T42] where the operator took a website down that is said, and no more', async () => {
  const handle = freshHandle()
  await render.put(handle, html)
  await render.take(handle, true)
  for (const encoding of ['br', 'gzip', 'identity']) {
    const answer = await askFor(`/${handle}`, encoding)
    expect([answer.status, answer.headers['cache-control']]).toEqual([451, 'no-store'])
  }
  const { text } = await render.ask(`/${handle}`)
  expect(text).toContain('<h1>Taken down</h1>')
})

test('[4.publish] a message makes a new page, a change and an end visible at once', async () => {
  const handle = freshHandle()
  const tell = async (version: number) => {
    await render.bus.publish(siteChangedChannel, { handle, version })
    await wait(20)
  }
  expect((await render.ask(`/${handle}`)).status).toBe(404)
  await tell(await render.put(handle, 'first'))
  expect((await render.ask(`/${handle}`)).text).toBe('first')
  await askFor(`/${handle}`, 'br')
  await tell(await render.put(handle, 'second'))
  expect(brotliDecompressSync((await askFor(`/${handle}`, 'br')).body).toString()).toBe('second')
  await tell(await render.take(handle))
  expect((await askFor(`/${handle}`, 'br')).status).toBe(404)
})

test('[4.publish] without any message a change is seen soon after', async () => {
  const handle = freshHandle()
  await render.put(handle, 'first')
  await askFor(`/${handle}`, 'gzip')
  await render.put(handle, 'second')
  await expect
    .poll(async () => gunzipSync((await askFor(`/${handle}`, 'gzip')).body).toString(), { timeout: 5_000 })
    .toBe('second')
})

test('[7.serve] 50 visitors of a cold page get one whole page each', async () => {
  const handle = freshHandle()
  await render.put(handle, html)
  const answers = await Promise.all(Array.from({ length: 50 }, () => askFor(`/${handle}`, 'br')))
  expect(new Set(answers.map(({ body }) => brotliDecompressSync(body).toString()))).toEqual(new Set([html]))
})

test('[T29] however many ask for a page uncompressed, at once or after another, it is read and held once', async () => {
  const handle = freshHandle()
  const own = `${html}<p>${handle}</p>`
  await render.put(handle, own)
  const reading = vi.spyOn(render.files, 'get')
  try {
    const once = () => render.ask(`/${handle}`)
    const answers = [...(await Promise.all(Array.from({ length: 20 }, once))), await once(), await once()]
    expect(new Set(answers.map(({ text }) => text))).toEqual(new Set([own]))
    // One reading for each encoding that is kept, and one for the page as it is.
    expect(reading).toHaveBeenCalledTimes(3)
    // Nor is the database asked: without a word of it, what lies there is not looked at.
    await render.db.collection<{ _id: string }>('Websites').deleteOne({ _id: handle })
    expect((await once()).text).toBe(own)
  } finally {
    reading.mockRestore()
  }
})

test('[2.routes] other spellings of an address lead to it; other headers change nothing', async () => {
  const handle = freshHandle()
  await render.put(handle, html)
  for (const path of [`/${handle.toUpperCase()}`, `/${handle}/`]) {
    const answer = await render.ask(path)
    expect([answer.status, answer.headers.location]).toEqual([308, `/${handle}`])
  }
  const plain = await render.ask(`/${handle}`)
  const hostile = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https', 'x-original-url': '/x' }
  expect((await render.ask(`/${handle}`, { headers: hostile })).text).toBe(plain.text)
  expect((await render.ask(`/${handle}?utm=1`)).text).toBe(plain.text)
  expect((await render.ask('/')).headers.location).toBe('http://localhost:3000/')
})

test('[3.settings] a website that search engines may not list says so and is in no sitemap', async () => {
  const [listed, hidden] = [freshHandle(), freshHandle()]
  await render.put(listed, html)
  await render.put(hidden, html, { indexed: false })
  expect((await render.ask(`/${hidden}`)).headers['x-robots-tag']).toBe('noindex')
  expect((await render.ask(`/${listed}`)).headers['x-robots-tag']).toBeUndefined()
  const index = await render.ask('/sitemap.xml')
  const parts = [...index.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname)
  expect(parts).toHaveLength(16)
  const maps = await Promise.all(parts.map(async (path) => (await render.ask(path)).text))
  expect(maps.filter((map) => map.includes(`/${listed}<`))).toHaveLength(1)
  expect(maps.filter((map) => map.includes(hidden))).toHaveLength(0)
  expect((await render.ask('/robots.txt')).text).toContain('http://sites.localhost:3000/sitemap.xml')
})

test('[4.delete] a picture that was removed with its website is served no more, at once', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h1"/></svg>')
  const key = await render.files.put(svg, { type: 'image/svg+xml' })
  expect((await render.ask(`/i/${key}`)).status).toBe(200)
  await render.files.remove(key)
  await render.bus.publish(pictureRemovedChannel, { key })
  await expect.poll(async () => (await render.ask(`/i/${key}`)).status).toBe(404)
})

test('[security 2.5] a drawing that many ask for at once is read and compressed once', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h2"/></svg>')
  const key = await render.files.put(svg, { type: 'image/svg+xml' })
  const { get } = render.files
  let reads = 0
  Object.assign(render.files, {
    get: (asked: string) => {
      reads += 1
      return get(asked)
    },
  })
  const answers = await Promise.all(Array.from({ length: 20 }, () => askFor(`/i/${key}`, 'br')))
  Object.assign(render.files, { get })
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(reads).toBe(1)
})

test('[7.serve] fonts and pictures may be kept for ever, and a picture can do nothing', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
  const key = await render.files.put(svg, { type: 'image/svg+xml' })
  const picture = await askFor(`/i/${key}`, 'br')
  expect(brotliDecompressSync(picture.body).toString()).toBe(svg.toString())
  expect(picture.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  })
  for (const { file } of fontFilesOf('dm-sans')) {
    const font = await render.ask(fontUrl(file))
    expect([font.status, font.headers['content-type']]).toEqual([200, 'font/woff2'])
    expect(font.body.subarray(0, 4).toString()).toBe('wOF2')
  }
  const page = await render.files.put(Buffer.from(html), { type: 'text/html' })
  for (const path of [
    `/i/${page}`,
    '/i/../../package.json',
    '/fonts/5.3.0/../../x',
    '/fonts/dm-sans-400-700-normal.00000000.woff2',
    '/fonts/licences/dm-sans.txt',
    '/fonts/9.9.9/dm-sans-latin-wght-normal.woff2',
  ]) {
    expect((await render.ask(path)).status).toBe(404)
  }
})
