import { once } from 'node:events'
import { connect } from 'node:net'
import { until } from '@shingle/shared/time/until.testing.ts'
import * as encoding from 'lib0/encoding'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { openRaw, wire } from './fixtures/raw-client.ts'
import {
  ada,
  ben,
  freshDraftId,
  openWorld,
  origins,
  type SyncPlace,
  type SyncWorld,
} from './fixtures/sync-world.ts'

let world: SyncWorld
let place: SyncPlace
const unhandled: unknown[] = []
const note = (error: unknown) => void unhandled.push(error)

beforeAll(async () => {
  process.on('unhandledRejection', note)
  world = await openWorld()
  place = await world.place({ socketsPerUser: 4, sweepMs: 30 })
})
afterAll(async () => {
  await world.close()
  process.off('unhandledRejection', note)
  expect(unhandled).toEqual([])
})

const anEditor = async () => {
  const draftId = await world.draft()
  const client = await openRaw(place.url, draftId)
  client.authenticate({ jwt: await world.ticket(draftId, ada), epoch: 1 })
  await until(() => client.messages.length > 0, 'a word about control')
  return { draftId, client }
}

const statusOf = async (url: string, headers: Record<string, string>): Promise<number | undefined> => {
  const ws = new WebSocket(url, { headers })
  ws.on('error', () => undefined)
  const [, response] = await once(ws, 'unexpected-response')
  ws.terminate()
  return response.statusCode
}

describe('[security 2.5] access to the sync server', () => {
  it.each([
    ['no origin', {}],
    ['a foreign origin', { origin: 'https://evil.example' }],
    ['the origin of published sites', { origin: origins.sites }],
  ])('refuses an upgrade with %s', async (_, headers) => {
    expect(await statusOf(place.url, headers)).toBe(403)
  })

  it('refuses an upgrade that names two hosts', async () => {
    const { port, host } = new URL(place.url)
    const lines = ['GET /sync HTTP/1.1', `Host: ${host}`, 'Host: evil.example', `Origin: ${origins.app}`]
    const key = Buffer.alloc(16).toString('base64')
    const upgrade = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13']
    const socket = connect(Number(port), '127.0.0.1')
    socket.write([...lines, ...upgrade, `Sec-WebSocket-Key: ${key}`, '', ''].join('\r\n'))
    const [answer] = await once(socket, 'data')
    socket.destroy()
    expect(String(answer)).toMatch(/^HTTP\/1\.1 400 /)
  })

  it('is on one path only', async () => {
    expect(await statusOf(place.url.replace('/sync', '/other'), { origin: origins.app })).toBe(404)
  })

  it('closes a socket that does not say who it is', async () => {
    const hasty = await world.place({ authenticationMs: 200 })
    const client = await openRaw(hasty.url, await world.draft())
    expect(await client.closed).toEqual({ code: 4401, reason: 'unauthorized' })
  })

  it.each<[string, string, (draftId: string) => Promise<{ jwt: string; epoch: number; schema?: number }>]>([
    ['no ticket', 'ticket', async () => ({ jwt: 'x', epoch: 1 })],
    [
      'a ticket of another draft',
      'ticket',
      async () => ({ jwt: await world.ticket(freshDraftId(), ada), epoch: 1 }),
    ],
    ['an older shape', 'outdated', async (id) => ({ jwt: await world.ticket(id, ada), epoch: 1, schema: 0 })],
    ['a negative epoch', 'bad-token', async (id) => ({ jwt: await world.ticket(id, ada), epoch: -1 })],
  ])('refuses %s', async (_, reason, token) => {
    const draftId = await world.draft()
    const client = await openRaw(place.url, draftId)
    client.authenticate(await token(draftId))
    await until(() => client.refusedBecause.length > 0)
    expect(client.refusedBecause).toEqual([reason])
    client.ws.terminate()
  })

  it('knows no draft that is not there', async () => {
    const draftId = freshDraftId()
    const client = await openRaw(place.url, draftId)
    client.authenticate({ jwt: await world.ticket(draftId, ada), epoch: 1 })
    await until(() => client.refusedBecause.length > 0)
    expect(client.refusedBecause).toEqual(['no-access'])
    client.ws.terminate()
  })

  it.each([
    ['an older epoch', ada, 0],
    ['an epoch to come', ada, 9],
    ['somebody who is not in control', ben, 1],
  ])('refuses to edit from %s before any content flows', async (_, user, epoch) => {
    const draftId = await world.draft()
    const client = await openRaw(place.url, draftId)
    client.authenticate({ jwt: await world.ticket(draftId, user), epoch })
    client.stepOne()
    await until(() => client.refusedBecause.length > 0)
    const control = { t: 'control', epoch: 1, holder: ada, seq: 1, write: false }
    expect(client.refusedBecause).toEqual([`stale:${JSON.stringify(control)}`])
    expect(client.states).toEqual([])
    client.ws.terminate()
  })

  it('lets a viewer look and never write, even the owner’s', async () => {
    const draftId = await world.draft()
    const client = await openRaw(place.url, draftId)
    client.authenticate({ jwt: await world.ticket(draftId, ada, 'Viewer'), epoch: 1, want: 'view' })
    client.stepOne()
    await until(() => client.states.length > 0 && client.messages.length > 0)
    expect(client.messages[0]).toMatchObject({ t: 'control', write: false })
    client.ws.terminate()
  })

  it('gives one account so many sockets and no more', async () => {
    const draftId = await world.draft()
    const clients = await Promise.all(Array.from({ length: 5 }, () => openRaw(place.url, draftId)))
    const user = { id: 'many', name: 'Many' }
    const jwt = await world.ticket(draftId, user)
    for (const client of clients) client.authenticate({ jwt, epoch: 1, want: 'view' })
    await until(() => clients.some(({ refusedBecause }) => refusedBecause.includes('too-many')))
    expect(clients.filter(({ refusedBecause }) => refusedBecause.length > 0)).toHaveLength(1)
    for (const { ws } of clients) ws.terminate()
  })
})

/** A heartbeat whose message begins with so many pieces without a byte, as it goes over the wire. */
const inPieces = (pieces: number): Buffer => {
  const empty = [0x80, 0, 0, 0, 0]
  const first = Buffer.from([0x02, ...empty])
  const next = Buffer.from(Array.from({ length: pieces }, () => [0x00, ...empty]).flat())
  return Buffer.concat([first, next, Buffer.from([0x80, 0x81, 0, 0, 0, 0, 9])])
}

describe('[security 2.5] frames no client sends', () => {
  it.each<[string, number, (ws: WebSocket, draftId: string) => void]>([
    ['text', 4422, (ws) => ws.send('hello')],
    ['nothing', 4422, (ws) => ws.send(new Uint8Array(0))],
    ['noise', 4422, (ws) => ws.send(new Uint8Array([200, 200, 200, 1, 2, 3]))],
    ['a name from the prototype', 4422, (ws) => ws.send(named('__proto__', 0))],
    ['a name that is no draft', 4422, (ws) => ws.send(named('../../etc/passwd', 0))],
    ['a message kind between servers', 4422, (ws, id) => ws.send(named(id, 6))],
    ['an unknown message kind', 4422, (ws, id) => ws.send(named(id, 99))],
    ['an unknown sync step', 4422, (ws, id) => ws.send(named(id, 0, 7))],
    ['more than two megabytes', 1009, (ws) => ws.send(new Uint8Array(2 * 1024 * 1024 + 1))],
    [
      'eleven drafts',
      4429,
      (ws) => {
        for (let at = 0; at < 11; at += 1) ws.send(named(freshDraftId(), ...askForAll))
      },
    ],
    [
      'a flood',
      4429,
      (ws, id) => {
        for (let at = 0; at < 300; at += 1) ws.send(named(id, 3))
      },
    ],
    [
      'answers to pings that nobody sent',
      4429,
      (ws) => {
        for (let at = 0; at < 5_000; at += 1) ws.pong()
      },
    ],
    [
      'pings',
      4429,
      (ws) => {
        for (let at = 0; at < 5_000; at += 1) ws.ping()
      },
    ],
    [
      'heartbeats in thousands of empty pieces',
      4429,
      (ws) => {
        // One after the other, so that the answer is heard before the line is cut.
        const write = (left: number): void => {
          if (left === 0 || ws.readyState !== ws.OPEN) return
          Reflect.get(ws, '_socket').write(inPieces(16_000), () => setImmediate(write, left - 1))
        }
        write(40)
      },
    ],
    [
      'requests for the whole document again and again',
      4429,
      (ws, id) => {
        for (let at = 0; at < 20; at += 1) ws.send(named(id, ...askForAll))
      },
    ],
  ])('close the socket: %s (%i)', async (_, code, send) => {
    const { client, draftId } = await anEditor()
    send(client.ws, draftId)
    expect((await client.closed).code).toBe(code)
  })

  it('are survived as stateless messages, whatever they hold', async () => {
    const { client } = await anEditor()
    for (const text of ['', '{', '{"t":"control","write":true,"epoch":99}', 'x'.repeat(100_000)])
      client.send(wire.stateless, (encoder) => encoding.writeVarString(encoder, text))
    client.stepOne()
    await until(() => client.states.length > 0, 'the document')
    client.ws.terminate()
  })
})

describe('[security 2.4] a ticket that ends', () => {
  it('is asked for again in time, and the socket is closed when none comes', async () => {
    const { client } = await anEditor()
    world.time.offsetMs = 4.5 * 60_000
    await until(() => client.asksForToken(), 'a request for a new ticket')
    expect(client.ws.readyState).toBe(client.ws.OPEN)
    world.time.offsetMs = 6 * 60_000
    expect(await client.closed).toEqual({ code: 4401, reason: 'unauthorized' })
    world.time.offsetMs = 0
  })
})

/** A sync frame that asks for what an empty document lacks. */
const askForAll = [0, 0, 1, 0]

const named = (name: string, ...numbers: number[]): Uint8Array => {
  const encoder = encoding.createEncoder()
  encoding.writeVarString(encoder, name)
  for (const number of numbers) encoding.writeVarUint(encoder, number)
  return encoding.toUint8Array(encoder)
}
