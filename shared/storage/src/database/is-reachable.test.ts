import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Health, healthOf } from './is-reachable.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

// What checks wait that nobody configured: a Kubernetes probe, and the fault runs.
const shortestPatienceMs = 1_000

it('[reliability R6] a room without its database answers its health well within what the shortest check waits', async () => {
  const answers: Health[] = []
  void healthOf({ command: () => new Promise(() => undefined) }).then((health) => answers.push(health))
  await vi.advanceTimersByTimeAsync(shortestPatienceMs / 2)
  expect(answers).toEqual([{ status: 'ok', database: 'unreachable' }])
})

it('[reliability R6] a database that refuses is unreachable, one that answers is reachable', async () => {
  expect(await healthOf({ command: () => Promise.reject(new Error('gone')) })).toMatchObject({
    database: 'unreachable',
  })
  expect(await healthOf({ command: () => Promise.resolve({ ok: 1 }) })).toMatchObject({
    database: 'reachable',
  })
  expect(vi.getTimerCount()).toBe(0)
})
