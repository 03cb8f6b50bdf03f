import { once } from 'node:events'
import type { RequestListener, Server } from 'node:http'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { openServer } from './open-server.ts'

const closing: (() => unknown)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

const portOf = (server: Pick<Server, 'address'>): number => (server.address() as AddressInfo).port

const serve = async (rules: Parameters<typeof openServer>[0], answer: RequestListener) => {
  const server = openServer(rules, answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(() => server.close().closeAllConnections())
  return server
}

const ask = (port: number, times = 1): Socket => {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined)
  closing.push(() => socket.destroy())
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(times))
  return socket
}

// More than what lies on the line between two ends that do not speak.
const page = Buffer.alloc(16 * 2 ** 20)

test('[T29] whoever asks for something and takes nothing of it is let go, and what they held with them', async () => {
  const server = await serve({ trustsProxy: false, stalledMs: 200 }, (_, response) => response.end(page))
  const gone: Promise<unknown>[] = []
  server.on('connection', (socket) => gone.push(once(socket, 'close')))
  const takers = [ask(portOf(server)), ask(portOf(server)), ask(portOf(server))]
  for (const taker of takers) taker.pause()
  await expect.poll(() => gone.length).toBe(3)
  await Promise.all(gone)
})

test('[T29] whoever takes slowly gets the whole, and whoever waits for a slow answer gets it', async () => {
  const server = await serve({ trustsProxy: false, stalledMs: 1_000 }, async (_, response) => {
    await wait(1_500)
    response.end(page)
  })
  const taker = ask(portOf(server))
  let taken = 0
  for await (const part of taker) {
    taken += part.length
    await wait(2)
    if (taken >= page.length) break
  }
  expect(taken).toBeGreaterThanOrEqual(page.length)
})

/** Connections as they come from elsewhere: those of a door of this machine, each saying the next address. */
const openDoor = async (server: Server, addresses: readonly string[]): Promise<number> => {
  const left = [...addresses]
  const door = createServer((socket) => {
    Object.defineProperty(socket, 'remoteAddress', { value: left.shift() })
    server.emit('connection', socket)
  }).listen(0, '127.0.0.1')
  await once(door, 'listening')
  closing.push(() => door.close())
  return portOf(door)
}

const answers = async (socket: Socket): Promise<boolean> => {
  const answer = once(socket, 'data').then(() => true)
  return Promise.race([answer, once(socket, 'close').then(() => false)])
}

test('[T29] one network has so many connections at once, and others have theirs', async () => {
  const server = await serve({ trustsProxy: false, perNetwork: 2 }, (_, response) => response.end('here'))
  const [one, mapped, other] = ['203.0.113.7', '::ffff:203.0.113.7', '203.0.113.8']
  const from = [one, mapped, one, other, '127.0.0.1', ...Array.from({ length: 100 }, () => one)]
  const port = await openDoor(server, from)
  const open: Socket[] = []
  const enter = async () => {
    const socket = ask(port)
    open.push(socket)
    return answers(socket)
  }
  const entered = []
  for (let at = 0; at < 5; at += 1) entered.push(await enter())
  expect(entered).toEqual([true, true, false, true, true])
  open[0]?.destroy()
  await expect.poll(enter).toBe(true)
})

test('[T29] what one customer may be given of IPv6 has so many connections at once, in however many networks', async () => {
  const rules = { trustsProxy: false, perNetwork: 2, perWideNetwork: 3 }
  const server = await serve(rules, (_, response) => response.end('here'))
  const from = [1, 2, 3, 4].map((at) => `2001:db8:7:${at}00::1`)
  const port = await openDoor(server, [...from, '2001:db8:8::1'])
  const entered = []
  for (let at = 0; at < 5; at += 1) entered.push(await answers(ask(port)))
  expect(entered).toEqual([true, true, true, false, true])
})

test('[T29] behind a proxy, which speaks for everybody, connections are not counted', async () => {
  const server = await serve({ trustsProxy: true, perNetwork: 1 }, (_, response) => response.end('here'))
  const port = await openDoor(server, ['203.0.113.7', '203.0.113.7'])
  expect([await answers(ask(port)), await answers(ask(port))]).toEqual([true, true])
})

test('[T29] whoever asks on and on without waiting for an answer is let go; one thing after another is answered', async () => {
  const server = await serve({ trustsProxy: false }, async (_, response) => {
    await wait(20)
    response.end('here')
  })
  const few = ask(portOf(server), 20)
  let text = ''
  while (text.split('here').length <= 20) text += String((await once(few, 'data'))[0])
  for (let at = 0; at < 40; at += 1) {
    few.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
    await once(few, 'data')
  }
  expect(few.closed).toBe(false)
  const many = ask(portOf(server), 60)
  let answer = ''
  many.on('data', (part) => {
    answer += String(part)
  })
  await once(many, 'close')
  expect(answer).toBe('')
})
