import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { type BodyLimits, createBodyIntake } from './body-intake.ts'
import { createByteRoom } from './byte-room.ts'

const closing: (() => unknown)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

const limits = { bytesForAll: 1e9, bodyMs: 60_000, pauseMs: 60_000, leastBytes: 10, restMs: 300 }

/** An intake behind HTTP; the address stands in the path, the answer is the text or what is wrong with it. */
const open = async (changed: Partial<BodyLimits> = {}): Promise<number> => {
  const take = createBodyIntake({ ...limits, ...changed })
  const server = createServer(async (request, response) => {
    response.end(String(await take(request, { address: request.url?.slice(1) ?? '', maximum: 300_000 })))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(() => server.close().closeAllConnections())
  return (server.address() as AddressInfo).port
}

/** Begins a body by hand; `answer` is its text, whenever it comes. */
const begin = (port: number, address: string, length: number) => {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined)
  closing.push(() => socket.destroy())
  socket.write(`POST /${address} HTTP/1.1\r\nhost: localhost\r\ncontent-length: ${length}\r\n\r\n`)
  const answer = once(socket, 'data').then(([said]) => String(said).split('\r\n\r\n')[1])
  return { answer, socket, send: (text: string) => socket.write(text) }
}

test('[T5] a body that stands still is given up, and its connection with it', async () => {
  const port = await open({ pauseMs: 200 })
  const { answer, socket, send } = begin(port, '203.0.113.7', 300_000)
  const gone = once(socket, 'close')
  send('a'.repeat(299_900))
  expect(await answer).toBe('too-slow')
  await gone
})

test('[T5] a body that comes in drops is given up when its time is over', async () => {
  const port = await open({ bodyMs: 300 })
  const { answer, send } = begin(port, '203.0.113.7', 1_000)
  send('a')
  expect(await answer).toBe('too-slow')
})

test('[T5] a body too large is refused by what it says, and by what comes', async () => {
  const port = await open()
  expect(await begin(port, '203.0.113.7', 300_001).answer).toBe('too-large')
  const socket = connect(port, '127.0.0.1').on('error', () => undefined)
  closing.push(() => socket.destroy())
  socket.write('POST /203.0.113.7 HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n493e1\r\n')
  socket.write('a'.repeat(300_001))
  expect(String((await once(socket, 'data'))[0])).toContain('too-large')
})

test('[T5] stalled bodies of one network, however many, keep nobody from sending theirs', async () => {
  const port = await open({ bytesForAll: 1_000_000 })
  const heard: unknown[] = []
  for (let at = 0; at < 12; at += 1) {
    const { answer, send } = begin(port, `2001:db8:0:${at}00::1`, 300_000)
    void answer.then((said) => heard.push(said)).catch(() => undefined)
    send('a'.repeat(299_900))
  }
  await expect.poll(() => heard.length).toBeGreaterThan(8)
  expect(new Set(heard)).toEqual(new Set(['busy']))
  for (const address of ['203.0.113.7', '2001:db8:0:900::1']) {
    const own = begin(port, address, 5)
    own.send('words')
    expect(await own.answer).toBe('words')
  }
})

test('[T5] where the room is full, groups, then those of one, then their bodies make room for who has less', () => {
  const room = createByteRoom(100)
  const gone: string[] = []
  const enter = (group: string, one: string) => room.enter({ group, one }, () => gone.push(`${group} ${one}`))
  const [first, second] = [enter('near', 'ann'), enter('far', 'bob')]
  expect([first.take(90), second.take(40), first.take(1)]).toEqual([true, true, false])
  expect([gone, second.take(61), second.take(60)]).toEqual([['near ann'], false, true])
  expect([enter('far', 'eve').take(30), gone]).toEqual([true, ['near ann', 'far bob']])
  const another = enter('far', 'eve')
  expect([another.take(71), another.take(20), gone.length]).toEqual([false, true, 2])
})
