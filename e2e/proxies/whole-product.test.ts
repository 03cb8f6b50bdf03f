import { afterAll, beforeAll, expect, test } from 'vitest'
import { startCountedRooms } from './counted-rooms.ts'
import { openProxy, proxyNames } from './real-proxy.ts'

const busy = '203.0.113.9'
let started: Awaited<ReturnType<typeof startCountedRooms>>
beforeAll(async () => {
  started = await startCountedRooms()
  for (const { ask, most } of started.rooms)
    for (let at = 0; at < most; at += 1) await ask(started.port, busy)
}, 180_000)
afterAll(() => started.stop())

test.each(proxyNames)(
  '[security 2.7] behind a real %s no room is told by a client who it is',
  async (name) => {
    const { port, rooms } = started
    const proxy = await openProxy(name, port)
    for (const { room, ask, served } of rooms) {
      expect([room, await ask(port, busy)]).toEqual([room, 429])
      expect([room, await ask(proxy.port, busy)]).toEqual([room, served])
    }
    await proxy.close()
  },
)
