import { afterAll, beforeAll, expect, test } from 'vitest'
import { startCountedRooms } from '../proxies/counted-rooms.ts'

const busy = '203.0.113.9'
let started: Awaited<ReturnType<typeof startCountedRooms>>
beforeAll(async () => {
  started = await startCountedRooms()
}, 180_000)
afterAll(() => started.stop())

test('[security 2.7] with TRUST_PROXY every room counts whom the proxy saw, and not what stands before it in the header', async () => {
  const { port, rooms } = started
  for (const { room, ask, most, served } of rooms) {
    const statuses: number[] = []
    for (let at = 0; at <= most; at += 1) statuses.push(await ask(port, `198.51.100.${at}, ${busy}`))
    expect([room, ...statuses]).toEqual([room, ...Array(most).fill(served), 429])
    expect([room, await ask(port, `${busy}, 203.0.113.10`)]).toEqual([room, served])
  }
})
