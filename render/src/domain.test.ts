import { blankContent, blankSection } from '@shingle/shared/draft/blank-content.ts'
import type { AnySection } from '@shingle/shared/draft/content.ts'
import { newAccountMs } from '@shingle/shared/website/limits.ts'
import { siteChangedChannel } from '@shingle/shared/website/site-changed.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshHandle, startTestRender, type TestRender, websiteIdOf } from './testing/start-test-render.ts'

let render: TestRender
let behind: TestRender

beforeAll(async () => {
  render = await startTestRender()
  behind = await startTestRender({ trustsProxy: true })
})
afterAll(async () => {
  await render.close()
  await behind.close()
})

const html = '<!doctype html><title>Harrow Plumbing</title>'
const ask = (host: string, path: string) => render.ask(path, { headers: { host } })

test('[2.6] a connected domain shows its website at the root, and nothing of anybody else', async () => {
  const [handle, other] = [freshHandle(), freshHandle()]
  await render.put(handle, html)
  await render.put(other, 'somebody else')
  render.domains.set('harrow.example', { kind: 'website', handle })
  const page = await ask('Harrow.example', '/')
  expect([page.status, page.text]).toEqual([200, html])
  for (const path of [`/${handle}`, `/${other}`, '/health', '/sitemap.xml', '/embed/x/y'])
    expect([path, (await ask('harrow.example', path)).status]).toEqual([path, 404])
  const key = await render.files.put(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), {
    type: 'image/svg+xml',
  })
  expect((await ask('harrow.example', `/i/${key}`)).status).toBe(200)
})

test('[security 2.7] a connected domain takes what its own page sends, and nothing for another website', async () => {
  const [own, other] = [freshHandle(), freshHandle()]
  for (const handle of [own, other]) await render.put(handle, html)
  const domain = {
    ...{ websiteId: websiteIdOf(own), origin: 'http://own.example', isCanonical: true },
    ...{ isSecuredHere: false, isStrict: false },
  }
  render.domains.set('own.example', { kind: 'website', handle: own, domain })
  const pathsOf = (id: string) => [`/v/${id}/phone`, `/f/${id}/contact`, `/f/${id}/news`, `/r/${id}/key`]
  const [token] = ['/n/token']
  for (const path of [...pathsOf(websiteIdOf(other)), `/f/${websiteIdOf(own)}0/contact`, token])
    for (const method of ['GET', 'POST']) {
      const headers = { host: 'own.example', origin: 'http://own.example' }
      const { text } = await render.ask(path, { method, headers })
      expect([method, path, text.includes('Nothing at this path')]).toEqual([method, path, true])
    }
  const tap = { host: 'own.example', origin: 'http://own.example', 'user-agent': 'Mozilla/5.0' }
  const told = (id: string) => render.ask(`/v/${id}/phone`, { method: 'POST', headers: tap })
  expect((await told(websiteIdOf(own))).status).toBe(204)
})

test('[4.domain] at a path where the website of a domain has nothing visitors are led to its front page, and told nothing of us', async () => {
  const handle = freshHandle()
  await render.put(handle, html)
  render.domains.set('front.example', { kind: 'website', handle })
  const { status, text } = await ask('front.example', '/prices')
  expect([status, text.includes('<a class="do" href="/">')]).toEqual([404, true])
  expect(text).not.toMatch(/Shingle|Make a website/)
})

test('[2.6] a host that stands for nothing gets 421, at once when its domain was disconnected', async () => {
  expect((await ask('stranger.example', '/')).status).toBe(421)
  const handle = freshHandle()
  await render.put(handle, html)
  render.domains.set('gone.example', { kind: 'website', handle })
  expect((await ask('gone.example', '/')).status).toBe(200)
  render.domains.delete('gone.example')
  await render.bus.publish(siteChangedChannel, { handle, version: 2 })
  await expect.poll(async () => (await ask('gone.example', '/')).status).toBe(421)
})

const connectAt = async (
  at: TestRender,
  name: string,
  ...[handle, over = {}]: readonly [string, object?]
) => {
  await at.db.collection<{ _id: string }>('WebsiteDomains').insertOne({
    ...{ _id: name, domainName: name, held: name, zone: name, userId: 'ann', websiteId: websiteIdOf(handle) },
    ...{ websiteName: handle, state: 'Connected', connectedAt: new Date(), ...over },
  })
}
const answerOf = async (host: string, path = '/', proto = 'https') => {
  const asked = await behind.ask(path, { headers: { host, 'x-forwarded-proto': proto } })
  return { status: asked.status, location: asked.headers.location, headers: asked.headers, text: asked.text }
}

test('[4.domain] a connected domain has one address, and the old one leads there', async () => {
  const handle = freshHandle()
  const old = `http://sites.localhost:3000/${handle}`
  const saying = (address: string) => `${html}<link rel="canonical" href="${address}">`
  await behind.put(handle, saying(old))
  await connectAt(behind, 'rosebank.example', handle)
  const { text, headers } = await answerOf('rosebank.example')
  expect([text, headers['set-cookie'], headers['strict-transport-security']]).toEqual([
    saying('https://rosebank.example/'),
    undefined,
    undefined,
  ])
  expect(await answerOf('rosebank.example', '/?x=1', 'http')).toMatchObject({
    ...{ status: 308, location: 'https://rosebank.example/?x=1' },
  })
  expect(await answerOf('www.rosebank.example', '/i/a')).toMatchObject({
    ...{ status: 308, location: 'https://rosebank.example/i/a' },
  })
  expect(await answerOf('mail.rosebank.example')).toMatchObject({ status: 421 })
  const former = await behind.ask(`/${handle}`)
  expect([former.status, former.headers.location]).toEqual([301, 'https://rosebank.example/'])
  const asked = await behind.ask(`/${handle}?utm_source=card&to=a?b`)
  expect(asked.headers.location).toBe('https://rosebank.example/?utm_source=card&to=a?b')
})

test('[4.domain] while a domain fails, visitors of the old address stay there, and are sent on once it is right again', async () => {
  const handle = freshHandle()
  const old = `http://sites.localhost:3000/${handle}`
  const saying = `${html}<link rel="canonical" href="${old}">`
  const version = await behind.put(handle, saying)
  await connectAt(behind, 'failing.example', handle, { failingAt: new Date() })
  const there = await behind.ask(`/${handle}`)
  expect([there.status, there.text]).toEqual([200, saying])
  // Whoever still comes to it by its name is shown the website, which says where it is found.
  expect(await answerOf('failing.example')).toMatchObject({ status: 200, text: saying })
  await behind.db
    .collection('WebsiteDomains')
    .updateOne({ held: 'failing.example' }, { $set: { failingAt: null } })
  await behind.bus.publish(siteChangedChannel, { handle, version: version + 1 })
  await expect
    .poll(async () => (await behind.ask(`/${handle}`)).headers.location)
    .toBe('https://failing.example/')
})

test('[5.analytics] a page has the policy of its domain there, and that of all websites at their origin', async () => {
  const policyAt = async (domain: string | null) => {
    const handle = freshHandle()
    await behind.put(handle, html)
    await behind.db
      .collection<{ _id: string }>('Websites')
      .updateOne({ _id: handle }, { $set: { 'page.domainPolicy': 'script-src https:' } })
    if (domain !== null) await connectAt(behind, domain, handle)
    const { headers } = domain === null ? await behind.ask(`/${handle}`) : await answerOf(domain)
    return headers['content-security-policy']
  }
  expect(await policyAt('counted.example')).toBe('script-src https:')
  expect(await policyAt(null)).toBe("default-src 'none'")
})

test('[4.domain] browsers are told to keep to https after a day of success', async () => {
  const handle = freshHandle()
  await behind.put(handle, html)
  await connectAt(behind, 'old.example', handle, { connectedAt: new Date(Date.now() - 25 * 3_600_000) })
  const { headers } = await answerOf('old.example')
  expect(headers['strict-transport-security']).toBe('max-age=31536000')
})

test.each([
  ['is not connected', { state: 'PendingCertificateActivation' }],
  ['failed', { state: 'Failed' }],
  ['is claimed without proof', { held: undefined }],
  ['is with no website', { websiteId: null }],
])('[T35] a domain that %s is not served', async (words, over) => {
  const [handle, name] = [freshHandle(), `${words.replaceAll(' ', '-')}.example`]
  await behind.put(handle, html)
  await connectAt(behind, name, handle, over)
  expect(await answerOf(name)).toMatchObject({ status: 421 })
})

test('[T35] a domain follows its website, and never whoever stands at the address that it had', async () => {
  const handle = freshHandle()
  await behind.put(handle, 'somebody else')
  await connectAt(behind, 'moved.example', handle, { websiteId: 'a-website-that-stands-nowhere' })
  const { status, text } = await answerOf('moved.example')
  expect(status).toBe(404)
  expect(text).not.toContain('somebody else')
})

test('[2.3.embed] embedded code shows on the page at a domain, and its own address leads there', async () => {
  const handle = freshHandle()
  const code = blankSection('CodeEmbed', 'embed', { code: '<p>Book here</p>' }) as AnySection
  await behind.put(handle, html, { content: blankContent({ sections: [code] }) })
  await connectAt(behind, 'framed.example', handle)
  const path = `/embed/${websiteIdOf(handle)}/embed`
  const framed = await behind.ask(path, { host: 'usercontent' })
  expect(framed.headers['content-security-policy']).toMatch(/frame-ancestors .* https:\/\/framed\.example$/)
  const alone = await behind.ask(path, { host: 'usercontent', headers: { 'sec-fetch-dest': 'document' } })
  expect([alone.status, alone.headers.location]).toEqual([303, 'https://framed.example/'])
  // While the domain fails its page shows the code still, to whoever comes there.
  await behind.db
    .collection('WebsiteDomains')
    .updateOne({ held: 'framed.example' }, { $set: { failingAt: new Date() } })
  const kept = await behind.ask(path, { host: 'usercontent' })
  expect(kept.headers['content-security-policy']).toMatch(/ https:\/\/framed\.example$/)
})

test('[4.domain] whoever wrote by a form at a domain is led back to it', async () => {
  const handle = freshHandle()
  const news = blankSection('Newsletter', 'news') as AnySection
  await behind.put(handle, html, { content: blankContent({ sections: [news] }) })
  await connectAt(behind, 'written.example', handle)
  const { text } = await behind.ask(`/f/${websiteIdOf(handle)}/news`, { form: { email: 'not an address' } })
  expect(text).toContain('href="https://written.example')
})

test('[2.seo] what crawlers and browsers ask of a whole host is answered at a domain, for its one website', async () => {
  const handle = freshHandle()
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>'
  const sites = 'http://sites.localhost:3000'
  await behind.put(
    handle,
    `${html}<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(svg)}"><meta property="og:image" content="${sites}/i/abc"><link rel="canonical" href="${sites}/${handle}">`,
  )
  await connectAt(behind, 'listed.example', handle)
  expect((await answerOf('listed.example')).text).toContain('content="https://listed.example/i/abc"')
  const robots = await answerOf('listed.example', '/robots.txt')
  expect([robots.status, robots.text]).toEqual([
    200,
    expect.stringContaining('Sitemap: https://listed.example/'),
  ])
  const sitemap = await answerOf('listed.example', '/sitemap.xml')
  expect(sitemap.text).toContain('<loc>https://listed.example/</loc>')
  const icon = await answerOf('listed.example', '/favicon.ico')
  expect([icon.status, icon.headers['content-type'], icon.text]).toEqual([200, 'image/svg+xml', svg])
  expect((await answerOf('www.listed.example', '/robots.txt')).location).toBe(
    'https://listed.example/robots.txt',
  )
})

test('[2.seo] a website at a domain has the browser icon that its owner chose, and none that is not listed has a sitemap entry', async () => {
  const handle = freshHandle()
  await behind.put(handle, `${html}<link rel="icon" href="/i/chosen">`, { indexed: false })
  await connectAt(behind, 'hidden.example', handle)
  expect((await answerOf('hidden.example', '/favicon.ico')).location).toBe('/i/chosen')
  expect((await answerOf('hidden.example', '/sitemap.xml')).text).not.toContain('<loc>')
  await connectAt(behind, 'nowhere.example', handle, { websiteId: 'another-that-stands-nowhere' })
  expect((await answerOf('nowhere.example', '/robots.txt')).status).toBe(404)
})

test('[T42] a website of a new account says at its domain as well that it is not listed yet, until it is', async () => {
  const handle = freshHandle()
  const listedFrom = new Date(behind.clock().getTime() + newAccountMs)
  await behind.put(handle, html, { listedFrom })
  await connectAt(behind, 'new.example', handle)
  const listed = async () => [
    (await answerOf('new.example')).headers['x-robots-tag'],
    (await answerOf('new.example', '/sitemap.xml')).text.includes('<loc>https://new.example/</loc>'),
  ]
  expect(await listed()).toEqual(['noindex', false])
  behind.later(newAccountMs)
  expect(await listed()).toEqual([undefined, true])
})

test('[ruling 13] a domain whose website was taken off says so at every path, as the address of the website does', async () => {
  render.domains.set('off.example', { kind: 'website', handle: null })
  for (const path of ['/', '/privacy', '/llms.txt']) {
    const { status, text } = await render.ask(path, { headers: { host: 'off.example' } })
    expect([path, status, text.includes('<h1>Site not found</h1>')]).toEqual([path, 404, true])
  }
})
