import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openClientFiles } from './client-files.ts'
import { listen } from './listen.ts'

const script = 'export const words = 1\n'.repeat(200)
let folder: string
let server: Server
let origin: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shingle-client-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), '<!doctype html>')
  const about = '<link rel="canonical" href="/about"><a href="/pricing">Pricing</a>'
  await writeFile(join(folder, 'about.html'), about)
  await writeFile(join(folder, 'about.html.br'), brotliCompressSync(about))
  await writeFile(join(folder, 'privacy.html'), '<head></head><ul data-analytics="" hidden=""></ul>')
  await writeFile(join(folder, 'assets', 'analytics-1.js'), '')
  await writeFile(join(folder, 'assets', 'app-1.js'), script)
  await writeFile(join(folder, 'assets', 'app-1.js.br'), brotliCompressSync(script))
  await writeFile(join(folder, 'assets', 'guide-1.webp'), 'RIFF')
  const files = await openClientFiles(folder, {
    origin: 'https://app.example',
    headers: { 'x-content-type-options': 'nosniff' },
  })
  server = createServer(
    (request, response) => void files.send(request, response, { path: request.url ?? '' }),
  )
  origin = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`
})
afterAll(async () => {
  server.close()
  await rm(folder, { recursive: true })
})

test('[8.files] a script is sent in the small form that the build made, to whoever takes it', async () => {
  const small = await fetch(`${origin}/assets/app-1.js`, { headers: { 'accept-encoding': 'br' } })
  expect(small.headers.get('content-encoding')).toBe('br')
  expect(await small.text()).toBe(script)
  const plain = await fetch(`${origin}/assets/app-1.js`, { headers: { 'accept-encoding': 'identity' } })
  expect(plain.headers.get('content-encoding')).toBeNull()
  expect(await plain.text()).toBe(script)
})

test('[1.support] a picture of the help is sent as one', async () => {
  const picture = await fetch(`${origin}/assets/guide-1.webp`)
  expect(picture.headers.get('content-type')).toBe('image/webp')
})

test('[8.files] every file carries the headers of its origin; hashed ones are kept, pages asked for anew', async () => {
  const [page, asset, form] = await Promise.all(
    ['/index.html', '/assets/app-1.js', '/assets/app-1.js.br'].map((path) => fetch(`${origin}${path}`)),
  )
  const said = (name: string) => [page, asset].map((answer) => answer?.headers.get(name))
  expect(said('x-content-type-options')).toEqual(['nosniff', 'nosniff'])
  expect(said('cache-control')).toEqual(['no-cache', 'public, max-age=31536000, immutable'])
  expect(form?.status).toBe(404)
})

test('[8.files] what has not changed is not sent again', async () => {
  const first = await fetch(`${origin}/index.html`)
  const again = await fetch(`${origin}/index.html`, {
    headers: { 'if-none-match': first.headers.get('etag') ?? '' },
  })
  expect(again.status).toBe(304)
})

test('[1.pages] a page says its own address with the origin that it is served at, small or not', async () => {
  for (const encoding of ['br', 'identity']) {
    const page = await fetch(`${origin}/about.html`, { headers: { 'accept-encoding': encoding } })
    expect(await page.text()).toBe(
      '<link rel="canonical" href="https://app.example/about"><a href="/pricing">Pricing</a>',
    )
  }
})

test('[9.analytics] pages ask nobody and tell nobody but where the operator counts with an id of theirs', async () => {
  const shown = async (analyticsId?: string) => {
    const other = await openClientFiles(folder, { origin: 'https://app.example', analyticsId, headers: {} })
    const told: unknown[] = []
    const response = { writeHead: () => response, end: (body: unknown) => told.push(String(body)) }
    other.send({ headers: {}, method: 'GET' } as never, response as never, { path: '/privacy.html' })
    return told
  }
  const script =
    '<script type="module" async src="/assets/analytics-1.js" data-analytics-id="G-SHINGLE1"></script>'
  expect([await shown(), await shown('G-SHINGLE1')]).toEqual([
    ['<head></head><ul data-analytics="" hidden=""></ul>'],
    [`<head>${script}</head><ul data-analytics=""></ul>`],
  ])
})
