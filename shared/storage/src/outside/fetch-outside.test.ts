import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFixtureDial, createPublicDial } from './dial.ts'
import { createFetchOutside } from './fetch-outside.ts'

type Answer = (response: ServerResponse, request: IncomingMessage) => void

const html = { 'content-type': 'text/html; charset=ISO-8859-1' }
const led =
  (to: string): Answer =>
  (response) =>
    response.writeHead(302, { location: to }).end()
const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024))

/** A zoo of servers, by path. */
const answers: Readonly<Record<string, Answer>> = {
  '/page': (response) => response.writeHead(200, html).end('Hello'),
  '/gzip': (response) =>
    response.writeHead(200, { ...html, 'content-encoding': 'gzip' }).end(gzipSync('Hello, packed')),
  '/bomb': (response) => response.writeHead(200, { ...html, 'content-encoding': 'gzip' }).end(bomb),
  '/broken-gzip': (response) =>
    response.writeHead(200, { ...html, 'content-encoding': 'gzip' }).end('no gzip'),
  '/odd-coding': (response) => response.writeHead(200, { ...html, 'content-encoding': 'zstd' }).end('x'),
  '/endless': (response) => {
    response.writeHead(200, html)
    const more = () => response.write('x'.repeat(65_536), () => !response.destroyed && setImmediate(more))
    more()
  },
  '/promised': (response) => response.writeHead(200, { ...html, 'content-length': '99999999' }).end(),
  '/headers': (response) => response.writeHead(200, { ...html, long: 'x'.repeat(32 * 1024) }).end('x'),
  '/pdf': (response) => response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF'),
  '/gone': (response) => response.writeHead(404, html).end('not here'),
  '/on': led('/page'),
  '/round': led('/round'),
  '/metadata': led('http://169.254.169.254/latest/meta-data/'),
  '/inside': led('http://10.0.0.1/'),
  '/mapped': led('http://[::ffff:7f00:1]/'),
  '/other-port': led('http://rook.example:6379/'),
  '/script': led('javascript:alert(1)'),
  '/nowhere': (response) => response.writeHead(302).end(),
  '/silent': () => undefined,
  '/echo': (response, { headers }) => response.writeHead(200, html).end(JSON.stringify(headers)),
  '/away': led('http://other.example/echo'),
}

let server: Server
let port = 0
const asked: string[] = []
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.headers.host}${request.url}`)
    answers[request.url ?? '']?.(response, request)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  port = typeof address === 'object' && address !== null ? address.port : 0
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const get = (path: string, headers: Record<string, string> = {}, signal = AbortSignal.timeout(20_000)) =>
  createFetchOutside(
    createFixtureDial(port),
    'TestReader/1.0',
  )({
    ...{ url: `http://rook.example${path}`, types: ['text/html'], maximum: 1024 * 1024 },
    ...{ signal, headers },
  })
const textOf = async (path: string, headers = {}) => {
  const answer = await get(path, headers)
  return answer.ok ? answer.bytes.toString() : answer.why
}

test('[T26] a page comes with its type, its character set and where it stood', async () => {
  expect(await get('/on')).toEqual({
    ...{ ok: true, status: 200, type: 'text/html', charset: 'iso-8859-1' },
    ...{ url: new URL('http://rook.example/page'), bytes: Buffer.from('Hello') },
  })
  expect(await textOf('/gzip')).toBe('Hello, packed')
  expect(await get('/gone')).toMatchObject({ ok: true, status: 404 })
})

test.each([
  ['/bomb', 'too-large'],
  ['/endless', 'too-large'],
  ['/promised', 'too-large'],
  ['/broken-gzip', 'unreachable'],
  ['/odd-coding', 'unreachable'],
  ['/headers', 'unreachable'],
  ['/pdf', 'other-type'],
  ['/round', 'too-many-redirects'],
  ['/metadata', 'refused'],
  ['/inside', 'refused'],
  ['/mapped', 'refused'],
  ['/other-port', 'refused'],
  ['/script', 'refused'],
  ['/nowhere', 'unreachable'],
  ['/silent', 'unreachable'],
] as const)('[T26] %s is refused: %s', async (path, why) => {
  expect(await get(path)).toEqual({ ok: false, why })
})

test('[T26] where only the head is asked for, whatever it is of, nothing of the body is taken', async () => {
  for (const path of ['/bomb', '/endless', '/promised', '/pdf', '/odd-coding', '/gone', '/on']) {
    const answer = await createFetchOutside(
      createFixtureDial(port),
      'TestReader/1.0',
    )({
      ...{ url: `http://rook.example${path}`, types: [], maximum: 0, onlyHead: true },
      signal: AbortSignal.timeout(20_000),
    })
    expect([path, answer.ok && answer.bytes.length]).toEqual([path, 0])
    expect([path, answer.ok && answer.url.pathname]).toEqual([path, path === '/on' ? '/page' : path])
  }
})

test('[T26] who asks is told honestly, and what proves it goes to nobody else', async () => {
  const sent = JSON.parse(await textOf('/echo', { authorization: 'Bearer secret' }))
  expect(sent).toMatchObject({ 'user-agent': 'TestReader/1.0', authorization: 'Bearer secret' })
  expect(Object.keys(sent)).not.toContain('cookie')
  expect(await textOf('/away', { authorization: 'Bearer secret' })).not.toContain('secret')
})

test('[T26] a server of this machine is asked for nothing, whatever its name says', async () => {
  const before = asked.length
  const resolved = (addresses: readonly string[]) =>
    createFetchOutside(
      createPublicDial(async () => addresses),
      'x',
    )
  for (const addresses of [['127.0.0.1'], ['::1'], ['93.184.216.34', '127.0.0.1']]) {
    const order = { types: ['text/html'], maximum: 1024, signal: AbortSignal.timeout(5_000) }
    expect(await resolved(addresses)({ url: 'http://rook.example/page', ...order })).toEqual({
      ok: false,
      why: 'refused',
    })
  }
  expect(asked).toHaveLength(before)
})

test('[T26] a name server that is silent, and somebody who has gone, keep nobody waiting', async () => {
  const silent = createFetchOutside(
    createPublicDial(() => new Promise(() => undefined)),
    'x',
  )
  const order = { url: 'http://rook.example/', types: ['text/html'], maximum: 1024 }
  expect(await silent({ ...order, signal: AbortSignal.timeout(50) })).toEqual({
    ok: false,
    why: 'unreachable',
  })
  expect(await get('/page', {}, AbortSignal.abort())).toEqual({ ok: false, why: 'unreachable' })
})

test('[T26] what is posted goes to the address that was asked for, and on to no other one', async () => {
  const fetchOutside = createFetchOutside(createFixtureDial(port), 'test/1.0')
  const post = (url: string) =>
    fetchOutside({
      ...{ url, types: ['text/html'], maximum: 1_000, body: '{"secret":1}' },
      signal: new AbortController().signal,
    })
  const before = asked.length
  expect(await post('http://rook.example/away')).toEqual({ ok: false, why: 'unreachable' })
  expect(asked.slice(before)).toEqual(['rook.example/away'])
  const answer = await post('http://rook.example/echo')
  expect(answer.ok && JSON.parse(answer.bytes.toString())).toMatchObject({
    'content-type': 'application/json',
    'content-length': '12',
  })
})
