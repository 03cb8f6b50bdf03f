import { createFixtureDial } from '@shingle/storage/outside/dial.ts'
import { createFetchOutside } from '@shingle/storage/outside/fetch-outside.ts'
import { readerName } from '@shingle/storage/outside/open-outside.ts'
import { checkByAddress } from '@shingle/storage/providers/link-safety/link-safety.ts'
import { afterAll, afterEach, expect, test } from 'vitest'
import { createPageReader } from './page-reader.ts'
import { createReadWebsite } from './read-website.ts'
import { rookPages } from './testing/rook.ts'
import { startWeb, type TestWeb, type WebPage } from './testing/start-web.ts'

const pages = createPageReader()
const webs: TestWeb[] = []
afterEach(async () => {
  await Promise.all(webs.splice(0).map(({ close }) => close()))
})
afterAll(() => pages.close())

/** Reads a link in a web of these pages; what was told meanwhile, and what was asked for. */
const read = async (link: string, web: Readonly<Record<string, WebPage>>) => {
  const opened = await startWeb(web)
  webs.push(opened)
  const steps: string[] = []
  const fetchOutside = createFetchOutside(createFixtureDial(opened.port), `${readerName}/1.0`)
  const outcome = await createReadWebsite({
    ...{ fetchOutside, checkLink: checkByAddress, importKeys: {}, pages },
  })(
    link,
    async (step, note) => {
      steps.push(`${step} ${note}`.trim())
    },
    new AbortController().signal,
  )
  return { outcome, steps, asked: opened.asked }
}

const plain = (response: Parameters<Exclude<WebPage, string>>[1], text: string) =>
  response.writeHead(200, { 'content-type': 'text/plain' }).end(text)

test('[1.import] a website is read with its further pages, and what is done is told as it is done', async () => {
  const { outcome, steps, asked } = await read('https://rook.example', rookPages)
  expect(steps).toEqual([
    ...['Checking link', 'Importing Reading the page', 'Importing Reading Prices', 'Importing Reading About'],
    ...['Importing Reading Contact', 'Sorting what was found'],
  ])
  expect(asked).toEqual([
    ...['rook.example/robots.txt', 'rook.example', 'rook.example/sitemap.xml'],
    ...['rook.example/prices', 'rook.example/about-us', 'rook.example/contact'],
  ])
  const items = outcome.ok ? outcome.found.items : []
  expect(items.find(({ kind }) => kind === 'hours')?.choices).toHaveLength(2)
  expect(items.filter(({ kind }) => kind === 'offer').map(({ choices }) => choices[0]?.value)).toEqual([
    { name: 'Haircut', detail: '', price: '£19' },
    { name: 'Cut and beard', detail: '', price: '£28' },
    { name: 'Skin fade', detail: '', price: '£24' },
    { name: 'Hot towel shave', detail: '', price: '£22' },
    { name: 'Under twelves', detail: '', price: '£14' },
  ])
  // Nobody's pictures are copied unasked.
  expect(items.filter(({ kind, ticked }) => kind === 'picture' && ticked)).toEqual([])
})

test('[1.import] pages that no link leads to are found in the list for programs', async () => {
  const { asked } = await read('https://rook.example', {
    'rook.example': '<title>Rook</title><p>Hello</p>',
    'rook.example/robots.txt': (_, response) => plain(response, 'Sitemap: https://rook.example/pages.xml'),
    'rook.example/pages.xml': (_, response) =>
      response
        .writeHead(200, { 'content-type': 'application/xml' })
        .end(
          '<urlset><url><loc>https://rook.example/preise</loc></url><url><loc>https://evil.example/about</loc></url></urlset>',
        ),
    'rook.example/preise': '<p>Haircut £19</p>',
  })
  expect(asked).toContain('rook.example/preise')
  expect(asked.filter((address) => address.startsWith('evil.example'))).toEqual([])
})

test('[1.import] a list of lists is followed, and no list is taken for a page', async () => {
  const xml =
    (root: string, ...addresses: readonly string[]): WebPage =>
    (_, response) =>
      response
        .writeHead(200, { 'content-type': 'application/xml' })
        .end(`<${root}>${addresses.map((address) => `<loc>https://${address}</loc>`).join('')}</${root}>`)
  const { asked } = await read('https://rook.example', {
    'rook.example': '<title>Rook</title><p>Hello</p>',
    'rook.example/sitemap.xml': xml(
      'sitemapindex',
      ...['rook.example/post-1.xml', 'rook.example/post-2.xml', 'rook.example/contact.xml'],
      ...['rook.example/page-sitemap.xml', 'evil.example/page-sitemap.xml'],
    ),
    'rook.example/page-sitemap.xml': xml('urlset', 'rook.example/preise', 'rook.example/about.xml'),
    'rook.example/preise': '<p>Haircut £19</p>',
  })
  expect(asked).toEqual([
    ...['rook.example/robots.txt', 'rook.example', 'rook.example/sitemap.xml'],
    ...['rook.example/page-sitemap.xml', 'rook.example/post-1.xml', 'rook.example/post-2.xml'],
    'rook.example/preise',
  ])
})

test('[1.import] a page that its website lets no program read is not read', async () => {
  const robots: WebPage = (_, response) => plain(response, `User-agent: ${readerName}\nDisallow: /`)
  const { outcome, asked } = await read('https://rook.example', {
    ...rookPages,
    'rook.example/robots.txt': robots,
  })
  expect([outcome, asked]).toEqual([{ ok: false, why: 'not-allowed' }, ['rook.example/robots.txt']])
})

const unreadable: Readonly<Record<string, WebPage>> = {
  'are not to be had now': (_, response) => response.writeHead(503).end(),
  'break off': (_, response) => response.socket?.destroy(),
  'are too large': (_, response) => plain(response, 'User-agent: *\nDisallow: /private\n'.repeat(40_000)),
  'have too many lines': (_, response) =>
    plain(response, 'User-agent: *\nDisallow: /private\n'.repeat(3_000)),
  'stand somewhere inside': (_, response) =>
    response.writeHead(301, { location: 'http://169.254.169.254/robots.txt' }).end(),
}

test.each(Object.entries(unreadable))(
  '[1.import] of a website whose rules for programs %s the one page is read that its owner gave, which is told, and no other',
  async (_, robots) => {
    const { outcome, asked } = await read('https://rook.example', {
      ...rookPages,
      'rook.example/robots.txt': robots,
    })
    expect(asked).toEqual(['rook.example/robots.txt', 'rook.example'])
    expect(outcome).toMatchObject({ ok: true, found: { rulesUnread: true } })
    expect(outcome.ok && outcome.found.items.length).toBeGreaterThan(0)
  },
)

test.each(Object.entries(unreadable))(
  '[1.import] where a page sends its visitors on to another website whose rules for programs %s, nothing is read of that',
  async (_, robots) => {
    const { outcome, asked } = await read('https://rook.example', {
      'rook.example': '<meta http-equiv="refresh" content="0; url=https://new.example/">',
      'new.example': '<p>Call 0113 496 0188</p>',
      'new.example/robots.txt': robots,
    })
    expect(asked).toContain('new.example/robots.txt')
    expect([outcome.ok, asked.includes('new.example')]).toEqual([false, false])
  },
)

test.each([
  ['https://rook.example', 'www.rook.example', true],
  ['https://www.rook.example', 'rook.example', true],
  ['https://rook.example', 'new.example', false],
])(
  '[1.import] what %s leads on to at %s, whose rules for programs are not to be had now, is what its owner gave: %s',
  async (link, to, isGiven) => {
    const { outcome } = await read(link, {
      [new URL(link).host]: (_, response) => response.writeHead(301, { location: `https://${to}/` }).end(),
      [to]: '<p>Call 0113 496 0188</p>',
      [`${to}/robots.txt`]: (_, response) => response.writeHead(503).end(),
    })
    expect(outcome).toMatchObject(
      isGiven ? { ok: true, found: { rulesUnread: true } } : { ok: false, why: 'not-allowed' },
    )
  },
)

test('[1.import] a website that answers nothing at all is none, and one without rules is read as a whole', async () => {
  const gone = await read('https://rook.example', {
    'rook.example': (_, response) => response.socket?.destroy(),
    'rook.example/robots.txt': (_, response) => response.socket?.destroy(),
  })
  expect(gone.outcome).toEqual({ ok: false, why: 'no-website' })
  const picture: WebPage = (_, response) =>
    response.writeHead(200, { 'content-type': 'image/png' }).end('no rules')
  for (const robots of [{}, { 'rook.example/robots.txt': picture }]) {
    const { outcome, asked } = await read('https://rook.example', { ...rookPages, ...robots })
    expect([outcome.ok && outcome.found.rulesUnread, asked.includes('rook.example/prices')]).toEqual([
      ...[undefined, true],
    ])
  }
})

const leading =
  (location: string): WebPage =>
  (_, response) =>
    response.writeHead(301, { location }).end()

test('[1.import] where an address leads on to another host, that one’s rules hold for every page', async () => {
  const onWww = Object.fromEntries(
    Object.entries(rookPages).map(([address, page]) => [
      `www.${address}`,
      page.replaceAll('//rook', '//www.rook'),
    ]),
  )
  const ruled = (rules: string) => ({
    ...onWww,
    'rook.example': leading('https://www.rook.example/'),
    'www.rook.example/robots.txt': ((_, response) =>
      plain(response, `User-agent: *\n${rules}`)) satisfies WebPage,
  })
  const some = await read('https://rook.example', ruled('Disallow: /prices'))
  expect(some.asked).toContain('www.rook.example/contact')
  expect(some.asked).not.toContain('www.rook.example/prices')
  const none = await read('https://rook.example', ruled('Disallow: /'))
  expect(none.outcome).toEqual({ ok: false, why: 'not-allowed' })
})

test('[1.import] a page that sends its visitors on does not lead past the rules', async () => {
  const { outcome, asked } = await read('https://rook.example', {
    'rook.example': '<meta http-equiv="refresh" content="0; url=https://new.example/">',
    'new.example': '<p>Call 0113 496 0188</p>',
    'new.example/robots.txt': (_, response) => plain(response, 'User-agent: *\nDisallow: /'),
  })
  expect(outcome).toEqual({ ok: false, why: 'not-allowed' })
  expect(asked).not.toContain('new.example')
})

test('[T26] rules that nobody can try in time let nothing be read, and one that is no rule of any address is none', async () => {
  const ruled = (rules: string) => ({
    ...rookPages,
    'rook.example/robots.txt': (_: unknown, response: Parameters<typeof plain>[0]) =>
      plain(response, `User-agent: *\n${rules}`),
  })
  const many = `Disallow: /${'*abc'.repeat(25)}\n`.repeat(4_000)
  expect((await read('https://rook.example', ruled(many))).outcome).toEqual({ ok: false, why: 'not-allowed' })
  const stars = `Disallow: ${'*'.repeat(500_000)}q`
  const endless = `Disallow: /${'*a'.repeat(200_000)}`
  for (const rules of [stars, endless])
    expect((await read('https://rook.example', ruled(rules))).outcome.ok).toBe(true)
})

test('[T26] an import asks so many origins for their rules, however far its page leads, and reads nothing of the others', async () => {
  const sending = (url: string) => `<meta http-equiv="refresh" content="0; url=${url}">`
  const chain: Readonly<Record<string, WebPage>> = {
    'rook.example': leading('https://one.example/'),
    'one.example': sending('https://two.example/'),
    'two.example': leading('https://three.example/'),
    'three.example': sending('https://four.example/'),
    'four.example': '<p>Call 0113 496 0188</p>',
  }
  const fromFirst = await read('https://rook.example', chain)
  expect(fromFirst.outcome).toEqual({ ok: false, why: 'not-allowed' })
  expect(fromFirst.asked.filter((address) => address.endsWith('/robots.txt'))).toEqual([
    ...['rook.example/robots.txt', 'one.example/robots.txt', 'two.example/robots.txt'],
    'three.example/robots.txt',
  ])
  expect(fromFirst.asked).not.toContain('four.example')
  expect((await read('https://one.example', chain)).outcome.ok).toBe(true)
})

test('[T26] of the rules of all origins together so many lines are parsed, and where there are more the given page alone is read', async () => {
  const ruled =
    (lines: number): WebPage =>
    (_, response) =>
      plain(response, `User-agent: *\n${'Disallow: /private\n'.repeat(lines)}`)
  const leadingOn = (first: number, second: number) =>
    read('https://rook.example', {
      'rook.example': leading('https://www.rook.example/'),
      'rook.example/robots.txt': ruled(first),
      'www.rook.example': '<p>Call 0113 496 0188</p>',
      'www.rook.example/robots.txt': ruled(second),
    })
  for (const [first, second, rulesUnread] of [
    [3_000, 10, undefined],
    [10, 3_000, undefined],
    [3_000, 3_000, true],
    [10, 20_000, true],
  ] as const) {
    const { outcome } = await leadingOn(first, second)
    expect([first, second, outcome.ok && outcome.found.rulesUnread]).toEqual([first, second, rulesUnread])
  }
})

test('[1.import] rules hold for the programs that they name, however many are named above them', async () => {
  const others = Array.from({ length: 2_000 }, (_, at) => `User-agent: other-${at}\n`).join('')
  const rules = 'Disallow: /private\n'.repeat(1_000)
  const outcomeBy = async (text: string) => {
    const robots: WebPage = (_, response) => plain(response, text)
    return (await read('https://rook.example', { ...rookPages, 'rook.example/robots.txt': robots })).outcome
      .ok
  }
  expect(await outcomeBy(`${others}${rules}Disallow: /`)).toBe(true)
  for (const named of ['*', readerName, `${readerName}/2.0 # ours`])
    expect([named, await outcomeBy(`${others}\n# and\nUser-agent: ${named}\n${rules}Disallow: /`)]).toEqual([
      ...[named, false],
    ])
  expect(await outcomeBy(`User-agent: ${readerName}\nDisallow: /no\n${others}Disallow: /`)).toBe(true)
})

test('[T26] no address longer than one is followed', async () => {
  const { asked } = await read('https://rook.example', {
    'rook.example': `<title>Rook</title><a href="/${'c'.repeat(20_000)}">Contact</a><a href="/about">About</a>`,
    'rook.example/about': '<p>We cut hair.</p>',
  })
  expect(asked.map((address) => address.length < 100)).not.toContain(false)
  expect(asked).toContain('rook.example/about')
})

test('[8.import] an unsafe link is not opened at all', async () => {
  const { outcome, asked } = await read('https://rook.example/setup.exe', rookPages)
  expect([outcome, asked]).toEqual([{ ok: false, why: 'unsafe' }, []])
})

test.each(['http://169.254.169.254/latest/', 'http://localhost/', 'http://[::1]/', 'http://10.0.0.1/'])(
  '[T26] a page that sends its visitors on to %s leads nowhere',
  async (address) => {
    const refresh = `<meta http-equiv="refresh" content="0; url=${address}">`
    const { outcome } = await read('https://rook.example', { 'rook.example': refresh })
    expect(outcome).toEqual({ ok: false, why: 'no-website' })
  },
)

test('[8.import] nobody there, nothing to read, and a page that is no page', async () => {
  expect((await read('https://nobody.example', {})).outcome).toEqual({ ok: false, why: 'no-website' })
  const picture: WebPage = (_, response) => response.writeHead(200, { 'content-type': 'image/png' }).end('x')
  const nothing = { ok: true, found: { items: [], reviews: 0, characters: 0 } }
  expect((await read('https://rook.example', { 'rook.example': picture })).outcome).toEqual(nothing)
  expect((await read('https://rook.example', { 'rook.example': '<p></p>' })).outcome).toEqual(nothing)
})
