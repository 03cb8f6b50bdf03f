import { createServer } from 'node:http'
import { sitemapBucketOf } from '@shingle/shared/website/sitemap.ts'
import { domainSettings } from '@shingle/storage/domains/domain-settings.ts'
import { createSiteUrls } from '@shingle/storage/domains/site-urls.ts'
import { openSitemaps } from '@shingle/storage/rows/sitemaps.ts'
import { openWebsites } from '@shingle/storage/rows/websites.ts'
import Koa from 'koa'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listen, startTestRender, type TestRender } from '../testing/start-test-render.ts'
import { sitemapRoutes } from './sitemap-routes.ts'

const bucket = 3
let now = new Date('2026-03-01T12:00:00Z')
let render: TestRender
let ask: (path: string) => Promise<{ readonly status: number; readonly text: string }>
let stop: () => Promise<void>

beforeAll(async () => {
  render = await startTestRender()
  const { db, origins } = render
  const clock = () => now
  const siteUrls = createSiteUrls({ db, origins, clock, domainSettings: domainSettings({}, origins) })
  // Two addresses to a file, so that five are many.
  const routes = sitemapRoutes({
    ...{ published: openWebsites(db), sitemaps: openSitemaps(db) },
    ...{ origins, siteUrls, clock, perFile: 2 },
  })
  const server = createServer(new Koa().use(routes.routes()).callback())
  const port = await listen(server)
  ask = async (path) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`)
    return { status: answer.status, text: await answer.text() }
  }
  stop = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    await render.close()
  }
})
afterAll(() => stop())

/** Handles of one bucket, in their order. */
const handles = Array.from({ length: 500 }, (_, at) => `site-${String(at).padStart(5, '0')}`)
  .filter((handle) => sitemapBucketOf(handle) === bucket)
  .slice(0, 5)

const locsIn = (text: string) => [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc)
const publish = async (handle: string, modifiedAt: Date, listedFrom?: Date) => {
  await render.put(handle, '<!doctype html><title>x</title>', listedFrom && { listedFrom })
  const at = { $set: { modifiedAt } }
  await render.db.collection<{ _id: string }>('Websites').updateOne({ _id: handle }, at)
  await openSitemaps(render.db).changed(sitemapBucketOf(handle), modifiedAt)
}

describe('[3.sitemap] the sitemap of many websites', () => {
  it('lists every address once, a bucket of many in several files, and says of each when the newest changed', async () => {
    const days = handles.map((handle, at) => ({ handle, day: new Date(Date.UTC(2026, 1, 10 - at)) }))
    for (const { handle, day } of days) await publish(handle, day)
    const { text } = await ask('/sitemap.xml')
    const files = locsIn(text).map((loc) => new URL(loc).pathname)
    expect(files).toHaveLength(18)
    const ofBucket = files.filter((path) => path.startsWith('/sitemap-3'))
    expect(ofBucket).toEqual(['/sitemap-3.xml', '/sitemap-3-2.xml', '/sitemap-3-3.xml'])
    // Whoever has read the others needs to read them no more.
    expect(text.match(/<lastmod>[^<]+/g)).toEqual(Array(3).fill('<lastmod>2026-02-10T00:00:00.000Z'))
    const listed = await Promise.all(ofBucket.map(async (path) => locsIn((await ask(path)).text)))
    expect(listed.map(({ length }) => length)).toEqual([2, 2, 1])
    expect(listed.flat()).toEqual(handles.map((handle) => `http://sites.localhost:3000/${handle}`))
  })

  it('has no other file', async () => {
    const paths = ['16', '-1', '3-1', '3-4', '03', '3-02', 'x', '3-2-1'].map((file) => `/sitemap-${file}.xml`)
    const answers = await Promise.all(paths.map(async (path) => (await ask(path)).status))
    expect(answers).toEqual(paths.map(() => 404))
  })

  it('tells within minutes of what was published since', async () => {
    const first = (await ask('/sitemap.xml')).text
    await publish(handles[0] ?? '', now)
    expect((await ask('/sitemap.xml')).text).toBe(first)
    now = new Date(now.getTime() + 300_000)
    expect((await ask('/sitemap.xml')).text).toContain('<lastmod>2026-03-01T12:00:00.000Z</lastmod>')
  })

  it('keeps of each bucket, in version 1, how many websites it lists and when that changed', async () => {
    const published = new Date('2026-03-01T12:00:00Z')
    const kept = await openSitemaps(render.db).all()
    expect(kept.map(({ version, bucket }) => [version, bucket])).toEqual(
      Array.from({ length: 16 }, (_, at) => [1, at]),
    )
    expect(kept[bucket]).toMatchObject({ websites: handles.length, changedAt: published, changes: 6 })
    expect(kept[bucket + 1]).toMatchObject({ websites: 0, changedAt: null, changes: 0 })
  })

  it('counts anew what was published without a word, and what comes to be listed, in its time', async () => {
    const [first = ''] = handles
    const minutes = (count: number) => new Date(now.getTime() + count * 60_000)
    const remove = { $set: { sitemapBucket: null } }
    await render.db.collection<{ _id: string }>('Websites').updateOne({ _id: first }, remove)
    now = minutes(10)
    await ask('/sitemap.xml')
    expect((await openSitemaps(render.db).all())[bucket]?.websites).toBe(5)
    now = minutes(60)
    await ask('/sitemap.xml')
    expect((await openSitemaps(render.db).all())[bucket]?.websites).toBe(4)
    await publish(first, now, minutes(20))
    now = minutes(10)
    await ask('/sitemap.xml')
    expect((await openSitemaps(render.db).all())[bucket]?.websites).toBe(4)
    now = minutes(10)
    expect((await ask('/sitemap.xml')).text).toContain(`<lastmod>${now.toISOString()}</lastmod>`)
    expect((await openSitemaps(render.db).all())[bucket]?.websites).toBe(5)
  })
})
