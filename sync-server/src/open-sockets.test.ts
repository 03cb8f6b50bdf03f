import { once } from 'node:events'
import { cookieName } from '@shingle/shared/session/cookie-name.ts'
import { until } from '@shingle/shared/time/until.testing.ts'
import { cookieOf } from '@shingle/storage/tickets/refresh-cookie.ts'
import { createRefreshTokens } from '@shingle/storage/tickets/refresh-token.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { openWorld, origins, type SyncPlace, type SyncWorld, secret } from './fixtures/sync-world.ts'
import { syncPace } from './sync-options.ts'

const socketsPerAddress = 8
let world: SyncWorld
let place: SyncPlace

beforeAll(async () => {
  world = await openWorld()
  place = await world.place({ socketsPerAddress }, { trustsProxy: true })
})
afterAll(() => world.close())

/** Opens a socket as the proxy of ours does for an address; answers the status of a refusal as well. */
const openFrom = async (
  address: string,
  at = place,
  cookie = '',
): Promise<{ ws: WebSocket; status: number }> => {
  const ws = new WebSocket(at.url, { headers: { origin: origins.app, 'x-forwarded-for': address, cookie } })
  ws.on('error', () => undefined)
  const refused = once(ws, 'unexpected-response').then(([, response]) => response.statusCode)
  return { ws, status: await Promise.race([once(ws, 'open').then(() => 101), refused]) }
}

const openAll = async (addresses: readonly string[]) => {
  const opened = []
  for (const address of addresses) opened.push(await openFrom(address))
  return opened
}

const statuses = (opened: readonly { readonly status: number }[]) => opened.map(({ status }) => status)
const many = (count: number, addressOf: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => addressOf(at))
const admitted = Array.from({ length: socketsPerAddress }, () => 101)

describe('[T5] how many sockets one visitor has', () => {
  it('counts all addresses of one IPv6 network together, however they are written', async () => {
    const addresses = many(
      socketsPerAddress,
      (at) => `2001:db8:0:7${at.toString(16).padStart(2, '0')}:${(at * 4099).toString(16)}::${at + 1}`,
    )
    const opened = await openAll(addresses)
    expect(statuses(opened)).toEqual(admitted)
    const others = ['2001:db8:0:700::1', '2001:0DB8:0000:07ff:ffff:ffff:ffff:ffff', '2001:db8:0:800::1']
    expect(statuses(await openAll(others))).toEqual([429, 429, 101])
    // Whoever leaves makes room for one, of the same network.
    opened[0]?.ws.terminate()
    let again = 429
    await until(async () => {
      again = again === 101 ? again : (await openFrom('2001:db8:0:702::2')).status
      return again === 101
    }, 'room for another')
    expect((await openFrom('2001:db8:0:703::3')).status).toBe(429)
  })

  it('counts each IPv4 address by itself', async () => {
    const opened = await openAll(many(socketsPerAddress, () => '203.0.113.9'))
    expect(statuses(opened)).toEqual(admitted)
    expect(statuses(await openAll(['203.0.113.9', '::ffff:203.0.113.9', '203.0.113.10']))).toEqual([
      429, 429, 101,
    ])
  })

  it('counts how often each network opens one, and not those of this machine', async () => {
    const openings = { perSecond: 0.000_1, burst: 3 }
    const slow = await world.place({ openings }, { trustsProxy: true })
    const comeAndGo = async (address: string) => {
      const { ws, status } = await openFrom(address, slow)
      ws.terminate()
      return status
    }
    const inTurn = async (addresses: readonly string[]) => {
      const heard: number[] = []
      for (const address of addresses) heard.push(await comeAndGo(address))
      return heard
    }
    expect(await inTurn(many(4, () => '203.0.113.20'))).toEqual([101, 101, 101, 429])
    expect(await inTurn(['203.0.113.21', ...many(4, () => '127.0.0.1')])).toEqual([101, 101, 101, 101, 101])
  })

  it('counts a browser that has signed in by itself: no neighbour without an account keeps it out', async () => {
    const openings = { perSecond: 0.000_1, burst: 3 }
    const strangers = { ...syncPace.strangers, perAddress: 2 }
    const patience = { authenticationMs: 60_000 }
    const slow = await world.place({ openings, strangers, ...patience }, { trustsProxy: true })
    const near = '203.0.113.30'
    const sessionCookie = (id: string, by: Uint8Array) =>
      `a=b; ${cookieName('refresh', origins.app)}=${cookieOf(id, createRefreshTokens(by).fresh(id))}`
    const enter = async (cookie?: string) => (await openFrom(near, slow, cookie)).status
    // Of those who say nothing so many wait at once, and so many come in all.
    expect([await enter(), await enter(), await enter()]).toEqual([101, 101, 429])
    const known = await openFrom(near, slow, sessionCookie('one', secret))
    expect([known.status, await enter()]).toEqual([101, 429])
    expect(await enter(sessionCookie('one', new Uint8Array(32)))).toBe(429)
    expect(await enter('refresh=one.two')).toBe(429)
    expect([await enter(sessionCookie('two', secret)), await enter()]).toEqual([101, 429])
    // Nor does one of them open more than anybody.
    const heard: number[] = []
    for (let at = 0; at < 4; at += 1) heard.push(await enter(sessionCookie('three', secret)))
    expect(heard).toEqual([101, 101, 429, 429])
  })

  it('counts nobody behind a proxy on this machine, and who is only written like one', async () => {
    const near = many(socketsPerAddress + 1, (at) => (at % 2 === 0 ? '127.0.0.1' : '::ffff:127.0.0.1'))
    expect(statuses(await openAll(near))).toEqual([...admitted, 101])
    const alike = await openAll(many(socketsPerAddress + 1, (at) => `::1${at}`))
    expect(statuses(alike)).toEqual([...admitted, 429])
  })
})
