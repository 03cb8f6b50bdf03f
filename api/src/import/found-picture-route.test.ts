import { createServer, type ServerResponse } from 'node:http'
import { tooManyRequests } from '@shingle/shared/account/problems.ts'
import { forgetImportEndpoint, seeFoundPictureEndpoint } from '@shingle/shared/import/endpoints.ts'
import type { FoundItem } from '@shingle/shared/import/found.ts'
import { foundLimits, foundPreviewWidth, importLifetimeMs } from '@shingle/shared/import/import-limits.ts'
import { pictureUnseen } from '@shingle/shared/import/problems.ts'
import { openImports } from '@shingle/storage/rows/imports.ts'
import { countedKey } from '@shingle/storage/rows/rate-limits.ts'
import sharp from 'sharp'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { listen, startTestApi } from '../testing/start-test-api.ts'

const chairs = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#345' } })
  .jpeg()
  .withMetadata({ exif: { IFD0: { Copyright: 'Rook' } } })
  .toBuffer()

/** One server that stands for everything outside. */
const asked: string[] = []
const send = (type: string, bytes: string | Buffer) => (response: ServerResponse) =>
  response.writeHead(200, { 'content-type': type }).end(bytes)
const answers: Readonly<Record<string, (response: ServerResponse) => void>> = {
  '/chairs': send('image/jpeg', chairs),
  '/page': send('text/html', '<p>'),
  '/drawing': send('image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>'),
  '/broken': send('image/jpeg', 'no picture'),
  '/huge': send('image/jpeg', Buffer.alloc(16 * 2 ** 20)),
  '/silent': () => undefined,
  '/inwards': (response) => response.writeHead(302, { location: 'http://169.254.169.254/chairs' }).end(),
}
const outside = createServer(({ url = '' }, response) => {
  asked.push(url)
  const answer = answers[url]
  if (answer === undefined) response.writeHead(404).end()
  else answer(response)
})
const api = await startTestApi({ outside: { port: await listen(outside) }, trustsProxy: true })
afterAll(async () => {
  await api.close()
  outside.closeAllConnections()
  outside.close()
})
beforeEach(() => {
  asked.length = 0
})

const picture = (id: string, url: string): FoundItem => ({
  ...{ kind: 'picture', id, ticked: false },
  choices: [{ value: { url, width: 1600, height: 900, text: 'Three chairs' }, source: 'First page' }],
})
const name: FoundItem = {
  ...{ kind: 'name', id: 'name', ticked: true },
  choices: [{ value: 'https://rook.example/chairs', source: 'Page title' }],
}
let imported = 0
const anImport = async (...items: readonly FoundItem[]): Promise<string> => {
  imported += 1
  const found = { items: [name, ...items], reviews: 0, characters: 6_000 }
  const state = { state: 'read' as const, outcome: 'whole' as const, found, readAt: '2026-01-01T00:00:00Z' }
  const importId = `import-${imported}`
  await openImports(api.db, api.options.clock).begin(importId, { link: 'https://rook.example/', state })
  return importId
}
const aPictureAt = (path: string) => anImport(picture('1', `https://rook.example/${path}`))
const address = '203.0.113.9'
const see = (importId: string, item = '1', from = address) =>
  fetch(`${api.address}/api/imports/${importId}/pictures/${encodeURIComponent(item)}`, {
    headers: { 'x-forwarded-for': from },
  })
const refusalOf = async (answer: Response) => [answer.status, JSON.parse(await answer.text()).code]
const unseen = [404, pictureUnseen.code]

describe('[1.import] a picture that was found', () => {
  test('is shown small and encoded anew to who holds the import, signed in or not', async () => {
    const answer = await see(await aPictureAt('chairs'))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/webp')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('cache-control')).toMatch(/^private/)
    const shown = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
    expect([shown.format, shown.width, shown.height]).toEqual(['webp', foundPreviewWidth, 180])
    expect(shown.exif).toBeUndefined()
  })

  test('is kept nowhere', async () => {
    await see(await aPictureAt('chairs'))
    expect(await api.db.collection('WebsiteImages').countDocuments()).toBe(0)
  })

  test('is shown no more once the import was forgotten, or its hour is over', async () => {
    const [first, second] = [await aPictureAt('chairs'), await aPictureAt('chairs')]
    await api.ask(forgetImportEndpoint, { params: { importId: first } })
    expect(await refusalOf(await see(first))).toEqual(unseen)
    expect((await see(second)).status).toBe(200)
    api.later(importLifetimeMs + 1)
    expect(await refusalOf(await see(second))).toEqual(unseen)
  })
})

describe('[security T26] a found picture', () => {
  test('is asked for where the server itself found it, and at no address that somebody sends', async () => {
    const importId = await aPictureAt('chairs')
    const addresses = ['https://rook.example/chairs', '../../chairs', '$ne', 'name', '2', '1?url=x']
    for (const item of addresses) expect(await refusalOf(await see(importId, item))).toEqual(unseen)
    for (const id of ['import-of-nobody', `${importId}x`])
      expect(await refusalOf(await see(id))).toEqual(unseen)
    expect(asked).toEqual([])
    const path = `/api/imports/${importId}/pictures/1?url=https%3A%2F%2Frook.example%2Fpage`
    await api.call(path)
    expect(asked).not.toContain('/page')
  })

  test('is no other import’s: its id opens nothing there', async () => {
    const [, other] = [await anImport(picture('7', 'https://rook.example/chairs')), await anImport()]
    expect(await refusalOf(await see(other, '7'))).toEqual(unseen)
    expect(asked).toEqual([])
  })

  test('is asked for while its page is being read by nobody', async () => {
    const state = { state: 'reading' as const, step: 'Importing' as const, note: '' }
    await openImports(api.db, api.options.clock).begin('import-under-way', {
      link: 'https://a.example',
      state,
    })
    expect(await refusalOf(await see('import-under-way'))).toEqual(unseen)
  })

  test('that a page says to be inside the net, itself or by a redirect, is asked for nowhere', async () => {
    const inside = ['http://169.254.169.254/chairs', 'http://127.0.0.1/chairs', 'http://localhost/chairs']
    for (const url of [
      ...inside,
      'https://rook.example:8080/chairs',
      'data:image/png;base64,AA',
      'file:///x',
    ])
      expect(await refusalOf(await see(await anImport(picture('1', url))))).toEqual(unseen)
    expect(asked).toEqual([])
    expect(await refusalOf(await see(await aPictureAt('inwards')))).toEqual(unseen)
    expect(asked).toEqual(['/inwards'])
  })

  test.each(['page', 'drawing', 'broken', 'huge', 'missing', 'silent'])(
    'that turns out to be %s is not shown, and not told of',
    async (path) => {
      const answer = await see(await aPictureAt(path))
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(await refusalOf(answer)).toEqual(unseen)
    },
  )

  test('is not asked for by the pages of others', async () => {
    const importId = await aPictureAt('chairs')
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }])
      expect((await api.call(`/api/imports/${importId}/pictures/1`, { headers })).status).toBe(403)
    expect(asked).toEqual([])
    const own = { 'sec-fetch-site': 'same-origin', origin: '' }
    expect(
      (await api.ask(seeFoundPictureEndpoint, { params: { importId, item: '1' }, headers: own })).status,
    ).toBe(200)
  })
})

describe('[security T29] of found pictures', () => {
  test('one address looks at as many as all its links have in an hour, and others go on', async () => {
    const importId = await aPictureAt('chairs')
    const [crowded, other] = ['198.51.100.7', '198.51.100.8']
    expect((await see(importId, '1', crowded)).status).toBe(200)
    await api.db
      .collection('RateLimits')
      .updateOne(
        { key: countedKey(api.options.secret, 'import-pictures-per-address', crowded) },
        { $set: { points: 360 } },
      )
    expect(await refusalOf(await see(importId, '1', crowded))).toEqual([429, tooManyRequests.code])
    expect((await see(importId, '1', other)).status).toBe(200)
  })

  test('one address waits for as many as a link has, and is asked for one after the other', async () => {
    const importId = await aPictureAt('silent')
    const waiting = Array.from({ length: foundLimits.pictures + 1 }, () => new AbortController())
    const answers = waiting.map(({ signal }) =>
      fetch(`${api.address}/api/imports/${importId}/pictures/1`, {
        ...{ signal, headers: { 'x-forwarded-for': '192.0.2.3' } },
      }),
    )
    const first = await Promise.race(answers)
    expect(first.status).toBe(429)
    await vi.waitFor(() => expect(asked).toEqual(['/silent']))
    for (const one of waiting) one.abort()
    await Promise.allSettled(answers)
    // Whoever goes away leaves nothing to be fetched.
    expect((await see(await aPictureAt('chairs'), '1', '192.0.2.3')).status).toBe(200)
    expect(asked.at(-1)).toBe('/chairs')
    expect(asked.length).toBeLessThan(foundLimits.pictures)
  })
})
