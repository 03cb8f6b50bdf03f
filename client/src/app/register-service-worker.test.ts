// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { registerServiceWorker } from './register-service-worker.ts'

/** A worker that a browser is installing, until it says what became of it. */
class Installing extends EventTarget {
  state = 'installing'
  end(state: 'activated' | 'redundant') {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
}

let workers: Installing[] = []
beforeEach(() => {
  vi.useFakeTimers()
  workers = []
  const register = async () => {
    const installing = new Installing()
    workers.push(installing)
    return {
      installing,
      get active() {
        return installing.state === 'activated' ? installing : null
      },
    }
  }
  Object.defineProperty(navigator, 'serviceWorker', { value: { register }, configurable: true })
})
afterEach(() => {
  vi.useRealTimers()
})

it('[design 3] an app whose files could not all be kept for offline tries again, until they are', async () => {
  vi.stubEnv('DEV', false)
  registerServiceWorker()
  await vi.advanceTimersByTimeAsync(0)
  expect(workers).toHaveLength(1)
  workers[0]?.end('redundant')
  await vi.advanceTimersByTimeAsync(5_000)
  expect(workers).toHaveLength(2)
  workers[1]?.end('activated')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(workers).toHaveLength(2)
  vi.unstubAllEnvs()
})
