import { newAccountMs } from '@shingle/shared/website/limits.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshHandle, startTestRender, type TestRender } from '../testing/start-test-render.ts'

const html = '<!doctype html><title>Harrow Plumbing</title>'
const compressed = { 'accept-encoding': 'br' }
let render: TestRender

beforeAll(async () => {
  render = await startTestRender()
})
afterAll(() => render.close())

const putAsNew = async () => {
  const handle = freshHandle()
  const listedFrom = new Date(render.clock().getTime() + newAccountMs)
  await render.put(handle, html, { listedFrom })
  return handle
}
const robotsOf = async (ask: TestRender['ask'], path: string) => {
  const { status, headers } = await ask(path, { headers: compressed })
  return [status, headers['x-robots-tag']]
}
const sitemaps = async () => {
  const parts = Array.from({ length: 16 }, (_, at) => `/sitemap-${at}.xml`)
  return (await Promise.all(parts.map(async (path) => (await render.ask(path)).text))).join('')
}

describe('[T42] a website of a new account', () => {
  it('tells search engines not to list it, at once and from memory, and the word ends by itself', async () => {
    const handle = await putAsNew()
    const asked = [render.ask, render.askQuickly]
    for (const ask of asked) expect(await robotsOf(ask, `/${handle}`)).toEqual([200, 'noindex'])
    const before = (await render.ask(`/${handle}`, { headers: compressed })).headers.etag
    render.later(newAccountMs)
    for (const ask of asked) expect(await robotsOf(ask, `/${handle}`)).toEqual([200, undefined])
    const again = await render.ask(`/${handle}`, {
      headers: { ...compressed, 'if-none-match': String(before) },
    })
    // Whoever kept the page kept the word with it.
    expect([again.status, again.headers.etag === before]).toEqual([200, false])
    const count = render.answeredAtOnce()
    await render.askQuickly(`/${handle}`, { headers: compressed })
    expect(render.answeredAtOnce()).toBe(count + 1)
  })

  it('is in no sitemap until then, which says that it changed then', async () => {
    const handle = await putAsNew()
    const listedFrom = new Date(render.clock().getTime() + newAccountMs)
    await render.db
      .collection<{ _id: string }>('Websites')
      .updateOne({ _id: handle }, { $set: { listedFrom } })
    expect(await sitemaps()).not.toContain(handle)
    render.later(newAccountMs)
    const day = listedFrom.toISOString()
    expect(await sitemaps()).toContain(`/${handle}</loc><lastmod>${day}</lastmod>`)
    expect((await render.ask('/sitemap.xml')).text).toContain(`<lastmod>${day}</lastmod>`)
  })
})
