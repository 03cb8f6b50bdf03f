import { once } from 'node:events'
import type { RequestListener, Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { seededRandom } from '@shingle/shared/chance/seeded-random.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openServer } from '../open-server.ts'
import { type FastPath, openFastPath } from './open-fast-path.ts'
import { plainRequests } from './plain-requests.testing.ts'
import { wholeAnswer } from './whole-answer.ts'

const [host, path, tag] = ['sites.test', '/page', '"tag"']
const body = Buffer.from('<!doctype html><title>A page</title>')
const headers = ['Content-Type', 'text/html', 'ETag', tag, 'Content-Length', String(body.length)]
const page = wholeAnswer(200, headers, body)
const notModified = wholeAnswer(304, ['ETag', tag], Buffer.alloc(0))

/** Tells of everything but the page what it read, so that two readings that differ answer otherwise. */
const listener: RequestListener = (request, response) => {
  const isPage = request.method === 'GET' && request.url === path && request.headers.host === host
  if (!isPage) response.end(JSON.stringify([request.method, request.url, request.rawHeaders]))
  else if (request.headers['if-none-match'] === tag) response.writeHead(304, ['ETag', tag]).end()
  else response.writeHead(200, headers).end(body)
}

interface Place {
  readonly server: Server
  readonly port: number
}

const open = async (): Promise<Place> => {
  const server = openServer({ trustsProxy: false, stalledMs: 500 }, listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, port: (server.address() as AddressInfo).port }
}

let plain: Place
let fast: Place
let fastPath: FastPath
let answeredAtOnce = 0
beforeAll(async () => {
  ;[plain, fast] = await Promise.all([open(), open()])
  fastPath = openFastPath(fast.server, (asked) => {
    if (asked.path !== path || asked.headers.host !== host) return undefined
    answeredAtOnce += 1
    return (asked.headers['if-none-match'] === tag ? notModified : page).bytes()
  })
})
afterAll(() => {
  for (const { server } of [plain, fast]) server.close().closeAllConnections()
  fastPath.close()
})

const withoutDates = (answer: Buffer): string =>
  answer.toString('latin1').replace(/Date: [^\r]*/g, 'Date: now')

/** Sends chunks one after the other, each when the former has been looked at, says then that nothing follows, and answers all that came. */
const send = async (port: number, chunks: readonly Buffer[], patienceMs: number): Promise<string> => {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  const answer = buffer(socket).catch(() => Buffer.from('cut off'))
  for (const chunk of chunks) {
    socket.write(chunk)
    await wait(patienceMs)
  }
  socket.end()
  return withoutDates(await answer)
}

/**
 * Where something wrong follows right requests at once, the connection ends; what is still said before that hangs on when Node's server
 * hears of it, which is in the same turn once a connection was handed over.
 */
const isCutShort = (expected: string, answer: string): boolean =>
  answer !== '' && expected.startsWith(answer) && expected.indexOf('HTTP/1.1 400') > 0

const isSame = (expected: string, answer: string): boolean =>
  expected === answer || isCutShort(expected, answer)

const patience = [5, 50, 200]

/** What both servers answer. It hangs on when its parts come what is said of a wrong request: where they differ, both are asked more slowly. */
const sendBoth = async (
  chunks: readonly Buffer[],
  [patienceMs = 0, ...more]: readonly number[] = patience,
): Promise<{ expected: string; answer: string }> => {
  const [expected, answer] = await Promise.all([
    send(plain.port, chunks, patienceMs),
    send(fast.port, chunks, patienceMs),
  ])
  return isSame(expected, answer) || more.length === 0 ? { expected, answer } : sendBoth(chunks, more)
}

test('[T28] whatever bytes come in, the fast path answers as the HTTP server does, and nothing that it refuses', async () => {
  const seed = Math.floor(Math.random() * 1e9)
  const cases = plainRequests(seededRandom(seed), { host, path, tag }, 2_000)
  const before = answeredAtOnce
  let refused = 0
  for (let at = 0; at < cases.length; at += 20) {
    const told = await Promise.all(
      cases.slice(at, at + 20).map(async (chunks) => {
        const { expected, answer } = await sendBoth(chunks)
        if (expected.startsWith('HTTP/1.1 400')) refused += 1
        return { sent: chunks.map(String), expected, answer }
      }),
    )
    const wrong = told.filter(({ expected, answer }) => !isSame(expected, answer))
    expect({ seed, wrong }).toEqual({ seed, wrong: [] })
  }
  // Both kinds were among them, and many.
  expect(answeredAtOnce - before).toBeGreaterThan(200)
  expect(refused).toBeGreaterThan(100)
})

const ask = `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`

const answerOf = async (socket: Socket, text: string): Promise<string> => {
  const answer = once(socket, 'data')
  socket.write(text)
  const [chunk] = await answer
  return String(chunk)
}

describe('[T29] a connection of the fast path', () => {
  test('is answered one request after the other, also when the HTTP server has taken it over', async () => {
    const socket = connect(fast.port, '127.0.0.1')
    const before = answeredAtOnce
    expect(await answerOf(socket, ask)).toContain('A page')
    expect(await answerOf(socket, ask)).toContain('A page')
    expect(await answerOf(socket, ask.replace(path, '/other'))).toContain('/other')
    expect(await answerOf(socket, ask)).toContain('A page')
    expect(answeredAtOnce - before).toBe(2)
    socket.destroy()
  })

  test('is answered also where its request comes in parts, or two at once', async () => {
    const socket = connect(fast.port, '127.0.0.1')
    socket.write(ask.slice(0, 20))
    await wait(20)
    expect(await answerOf(socket, ask.slice(20))).toContain('A page')
    socket.destroy()
    const twice = connect(fast.port, '127.0.0.1')
    twice.end(ask + ask)
    expect((await buffer(twice)).toString().match(/A page/g)).toHaveLength(2)
  })

  test('ends where nobody asks anything', async () => {
    const socket = connect(fast.port, '127.0.0.1')
    socket.resume()
    await once(socket, 'close')
  })

  test('ends with its server', async () => {
    const place = await open()
    const path = openFastPath(place.server, () => page.bytes())
    const socket = connect(place.port, '127.0.0.1')
    expect(await answerOf(socket, ask)).toContain('A page')
    const closed = once(place.server, 'close')
    place.server.close()
    path.close()
    await Promise.all([closed, once(socket, 'close')])
  })

  test('is left to the server where an answer was not taken', async () => {
    const large = wholeAnswer(200, ['Content-Length', String(16 * 2 ** 20)], Buffer.alloc(16 * 2 ** 20))
    const place = await open()
    let answered = 0
    const path = openFastPath(place.server, () => {
      answered += 1
      return large.bytes()
    })
    const gone = once(place.server, 'connection').then(([socket]) => once(socket as Socket, 'close'))
    const socket = connect(place.port, '127.0.0.1')
      .pause()
      .on('error', () => undefined)
    for (let at = 0; at < 5; at += 1) {
      socket.write(ask)
      await wait(20)
    }
    expect(answered).toBe(1)
    await gone
    path.close()
    place.server.close().closeAllConnections()
  })
})
