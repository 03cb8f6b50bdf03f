import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { succeed } from '@shingle/shared/problem/problem.ts'
import { afterAll, afterEach, expect, test } from 'vitest'
import { listen } from '../testing/start-test-api.ts'
import { createUploadIntake, type IntakeLimits } from './upload-intake.ts'

const folder = mkdtempSync(join(tmpdir(), 'shingle-intake-'))
afterAll(() => rmSync(folder, { recursive: true }))
const slow = { bodyMs: 60_000, pauseMs: 60_000, leastBytes: 1_000 }
const limits: IntakeLimits = { perPerson: 2, bytesForAll: 1e9, ...slow, restMs: 60_000, folder }
const servers: Server[] = []
const sockets: Socket[] = []
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  for (const server of servers.splice(0)) await new Promise((resolve) => server.close(resolve))
})

/** An intake behind HTTP; person, purpose and address stand in the path, the answer is the length or the code. */
const open = async (changed: Partial<IntakeLimits> = {}): Promise<number> => {
  const takeUpload = createUploadIntake({ ...limits, ...changed })
  const server = createServer(async (request, response) => {
    const [, accountId = '', purpose, address = '203.0.113.7'] = request.url?.split('/') ?? []
    const arriving = { request, accountId, address, purpose: purpose === 'logo' ? 'logo' : 'image' } as const
    const result = await takeUpload(arriving, async (path) => succeed((await readFile(path)).length))
    response.writeHead(result.ok ? 200 : result.problem.status)
    response.end(result.ok ? String(result.value) : result.problem.code)
  })
  servers.push(server)
  return listen(server)
}

/** Begins an upload by hand; `answer` is the status and the text, whenever they come. */
const begin = (port: number, path: string, length: number | 'chunked') => {
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  const size = length === 'chunked' ? 'transfer-encoding: chunked' : `content-length: ${length}`
  socket.write(`PUT ${path} HTTP/1.1\r\nhost: localhost\r\n${size}\r\n\r\n`)
  let said = ''
  const answer = new Promise<string>((resolve) => {
    socket.on('data', (bytes) => {
      said += String(bytes)
      const [, status] = /^HTTP\/1\.1 (\d+)/.exec(said) ?? []
      const [, text] = /\r\n\r\n(?:[0-9a-f]+\r\n)?([^\r]+)/.exec(said) ?? []
      if (status !== undefined && text !== undefined) resolve(`${status} ${text}`)
    })
    socket.on('error', () => resolve('broken'))
    socket.on('close', () => resolve('closed'))
  })
  const send = (bytes: number) => {
    const body = Buffer.alloc(bytes)
    socket.write(
      length === 'chunked'
        ? Buffer.concat([Buffer.from(`${bytes.toString(16)}\r\n`), body, Buffer.from('\r\n')])
        : body,
    )
  }
  return { socket, answer, send }
}

const held = (): string[] =>
  readdirSync(folder).flatMap((name) => readdirSync(join(folder, name)).map((file) => join(name, file)))
const heldBytes = (): number => held().reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)

test('[T5] an upload that says it is too large is refused before it sends a byte', async () => {
  const port = await open()
  expect(await begin(port, '/ann/logo', 2_097_153).answer).toBe('413 image.too-large')
})

test('[T5] an upload that does not say its length is refused as soon as it passes the limit, unfinished', async () => {
  const port = await open()
  const { send, answer } = begin(port, '/ann/logo', 'chunked')
  send(2_000_000)
  send(97_153)
  expect(await answer).toBe('413 image.too-large')
})

test('[T5] a third picture of one person at once is asked to come again, and others are not', async () => {
  const port = await open()
  const [first, second] = [begin(port, '/mallory/image', 10), begin(port, '/mallory/image', 10)]
  for (const { send } of [first, second]) send(1)
  const third = begin(port, '/mallory/image', 10)
  expect(await third.answer).toBe('503 image.busy')
  const other = begin(port, '/ann/image', 3)
  other.send(3)
  expect(await other.answer).toBe('200 3')
  for (const { send } of [first, second]) send(9)
  expect(await Promise.all([first.answer, second.answer])).toEqual(['200 10', '200 10'])
  const again = begin(port, '/mallory/image', 4)
  again.send(4)
  expect(await again.answer).toBe('200 4')
})

test('[T5] stalled uploads of many people never hold more than the budget, and give it back', async () => {
  const port = await open({ bytesForAll: 1_000_000 })
  const stalled = Array.from({ length: 25 }, (_, at) => begin(port, `/person${at}/image`, 400_000))
  for (const { send } of stalled) send(300_000)
  const refused: string[] = []
  for (const { answer } of stalled) void answer.then((said) => refused.push(said))
  // Three fit whole; of those that come at once, parts may stand in each other's way.
  await expect.poll(() => refused.length).toBeGreaterThanOrEqual(22)
  expect(heldBytes()).toBeLessThanOrEqual(1_000_000)
  expect(new Set(refused)).toEqual(new Set(['503 image.busy']))
  for (const { socket } of stalled) socket.destroy()
  await expect.poll(held).toEqual([])
  const later = begin(port, '/ann/image', 900_000)
  later.send(900_000)
  expect(await later.answer).toBe('200 900000')
})

test('[T5] a body that does not arrive in time is given up, its connection and its file with it', async () => {
  const port = await open({ bodyMs: 300, restMs: 300 })
  const { send, answer, socket } = begin(port, '/ann/image', 1_000)
  send(10)
  expect(await answer).toBe('503 image.too-slow')
  await new Promise((resolve) => socket.once('close', resolve))
  expect(held()).toEqual([])
})

test('[T5] a connection that breaks off leaves no file behind, and its place is free', async () => {
  const port = await open({ perPerson: 1 })
  const broken = begin(port, '/ann/image', 1_000)
  broken.send(10)
  await expect.poll(() => held().length).toBe(1)
  broken.socket.destroy()
  await expect.poll(held).toEqual([])
  const next = begin(port, '/ann/image', 2)
  next.send(2)
  expect(await next.answer).toBe('200 2')
})

test('[T5] an upload that stands still gives up its place and its bytes, long before its time is over', async () => {
  const port = await open({ pauseMs: 200, restMs: 300 })
  const { send, answer } = begin(port, '/ann/image', 100_000)
  send(50_000)
  expect(await answer).toBe('503 image.too-slow')
  expect(held()).toEqual([])
})

test('[T5] where all the room is taken, whoever holds most gives it up to whoever has less', async () => {
  const port = await open({ bytesForAll: 1_000_000 })
  const many = [1, 2, 3].flatMap((at) =>
    [1, 2].map(() => begin(port, `/mallory${at}/image/198.51.100.${at}`, 200_000)),
  )
  for (const { send } of many) send(160_000)
  await expect.poll(heldBytes).toBe(960_000)
  for (const from of ['203.0.113.7', '198.51.100.1']) {
    const small = begin(port, `/ann/image/${from}`, 50_000)
    small.send(50_000)
    expect(await small.answer).toBe('200 50000')
  }
  expect(await Promise.race(many.map(({ answer }) => answer))).toBe('503 image.busy')
  expect(heldBytes()).toBeLessThanOrEqual(1_000_000)
})

test('[T5] of many accounts at one network none keeps somebody elsewhere from a larger picture', async () => {
  const port = await open({ bytesForAll: 1_000_000 })
  const crowd = Array.from({ length: 9 }, (_, at) =>
    begin(port, `/mallory${at}/image/2001:db8::${at}`, 200_000),
  )
  for (const { send } of crowd) send(110_000)
  await expect.poll(heldBytes).toBe(990_000)
  const large = begin(port, '/ann/image/203.0.113.7', 400_000)
  large.send(400_000)
  expect(await large.answer).toBe('200 400000')
})
