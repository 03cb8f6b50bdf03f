import { once } from 'node:events'
import { until } from '@shingle/shared/time/until.testing.ts'
import * as encoding from 'lib0/encoding'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import * as Y from 'yjs'
import { openRaw, type RawClient, wire } from './fixtures/raw-client.ts'
import { ada, openWorld, origins, type SyncPlace, type SyncWorld } from './fixtures/sync-world.ts'
import { syncPace } from './sync-options.ts'

let world: SyncWorld
let place: SyncPlace
beforeAll(async () => {
  world = await openWorld()
  place = await world.place()
})
afterAll(() => world.close())
afterEach(() => void vi.restoreAllMocks())

/** What so many writers have, by one entry each. */
const vectorOf = (writers: number): Uint8Array => {
  const encoder = encoding.createEncoder()
  encoding.writeVarUint(encoder, writers)
  for (let at = 0; at < writers; at += 1) {
    encoding.writeVarUint(encoder, 2 ** 31 + at)
    encoding.writeVarUint(encoder, 1)
  }
  return encoding.toUint8Array(encoder)
}
const ask = (client: RawClient, vector: Uint8Array) =>
  client.send(wire.sync, (encoder) => {
    encoding.writeVarUint(encoder, 0)
    encoding.writeVarUint8Array(encoder, vector)
  })
/** Presence of so many people at once, as no client tells of them. */
const crowd = (client: RawClient, people: number) =>
  client.send(wire.awareness, (encoder) => {
    const states = encoding.createEncoder()
    encoding.writeVarUint(states, people)
    for (let at = 0; at < people; at += 1) {
      encoding.writeVarUint(states, at)
      encoding.writeVarUint(states, 1)
      encoding.writeVarString(states, '{"a":[[[[[]]]]]}')
    }
    encoding.writeVarUint8Array(encoder, encoding.toUint8Array(states))
  })

describe('[security 2.5] whoever has not said who they are', () => {
  it.each<[string, (client: RawClient) => void]>([
    ['a state vector of 500,000 writers', (client) => ask(client, vectorOf(500_000))],
    ['a state vector of 1,501 writers', (client) => ask(client, vectorOf(1_501))],
    ['presence of 60,000 people', (client) => crowd(client, 60_000)],
    ['an update', (client) => client.update(Y.encodeStateAsUpdate(new Y.Doc()))],
    ['an answer to no question', (client) => client.update(Y.encodeStateAsUpdate(new Y.Doc()), 1)],
    ['a token of a megabyte', (client) => client.authenticate({ jwt: 'x'.repeat(1_000_000), epoch: 1 })],
    [
      'many small messages',
      (client) => {
        for (let at = 0; at < 60; at += 1)
          client.send(wire.stateless, (e) => encoding.writeVarString(e, 'x'.repeat(900)))
      },
    ],
  ])('is let go for %s, and nothing of it is decoded', async (_, send) => {
    const client = await openRaw(place.url, await world.draft())
    const [noted, parsed] = [vi.spyOn(Map.prototype, 'set'), vi.spyOn(JSON, 'parse')]
    send(client)
    expect((await client.closed).code).toBe(4422)
    // Reading a vector notes each of its entries.
    expect(noted.mock.calls.length).toBeLessThan(500)
    expect(parsed).not.toHaveBeenCalled()
  })
})

describe('[security 2.5] somebody who is let in', () => {
  const enter = async () => {
    const draftId = await world.draft()
    const client = await openRaw(place.url, draftId)
    client.authenticate({ jwt: await world.ticket(draftId, ada), epoch: 1 })
    await until(() => client.messages.length > 0, 'a word about control')
    return client
  }

  it('is let go for a state vector that no draft has, unread', async () => {
    const client = await enter()
    const noted = vi.spyOn(Map.prototype, 'set')
    ask(client, vectorOf(300_000))
    expect((await client.closed).code).toBe(4422)
    expect(noted.mock.calls.length).toBeLessThan(500)
  })

  it('may have as many writers as a draft and a long absence make', async () => {
    const client = await enter()
    ask(client, vectorOf(1_500))
    await until(() => client.states.length > 0, 'the document')
    client.ws.terminate()
  })

  it('is let go for proving over and over who they are', async () => {
    const client = await enter()
    for (let at = 0; at < 60; at += 1) client.authenticate({ jwt: 'x', epoch: 1 })
    expect((await client.closed).code).toBe(4429)
  })
})

describe('[T5] those of one network who have not said who they are', () => {
  const openFrom = async (url: string, address: string) => {
    const ws = new WebSocket(url, { headers: { origin: origins.app, 'x-forwarded-for': address } })
    ws.on('error', () => undefined)
    const refused = once(ws, 'unexpected-response').then(([, response]) => response.statusCode)
    return { ws, status: await Promise.race([once(ws, 'open').then(() => 101), refused]) }
  }
  const strict = (strangers: Partial<typeof syncPace.strangers>) =>
    world.place({ strangers: { ...syncPace.strangers, ...strangers } }, { trustsProxy: true })

  it('have so many sockets at once, and others have theirs', async () => {
    const { url } = await strict({ perAddress: 3 })
    const statuses = []
    for (const last of [1, 1, 1, 1, 2]) statuses.push((await openFrom(url, `203.0.113.${last}`)).status)
    expect(statuses).toEqual([101, 101, 101, 429, 101])
  })

  it('send so many bytes together, and others send theirs', async () => {
    const { url } = await strict({ network: { perSecond: 1, burst: 20_000 } })
    const draftId = await world.draft()
    const half = encoding.createEncoder()
    encoding.writeVarString(half, draftId)
    encoding.writeVarUint(half, wire.stateless)
    encoding.writeVarString(half, 'x'.repeat(12_000))
    const [one, other, elsewhere] = [
      await openFrom(url, '203.0.113.7'),
      await openFrom(url, '203.0.113.7'),
      await openFrom(url, '203.0.113.8'),
    ]
    const closed = once(other.ws, 'close')
    for (const { ws } of [one, elsewhere, other]) {
      ws.send(encoding.toUint8Array(half))
      // Each is heard before the next speaks.
      if (ws !== other.ws) {
        ws.ping()
        await once(ws, 'pong')
      }
    }
    expect((await closed)[0]).toBe(4429)
    expect([one.ws.readyState, elsewhere.ws.readyState]).toEqual([WebSocket.OPEN, WebSocket.OPEN])
  })
})
