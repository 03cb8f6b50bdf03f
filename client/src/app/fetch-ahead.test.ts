// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fetchAhead } from './fetch-ahead.ts'

/** The service worker of a browser as a page meets it, which may take the page over later. */
class Container extends EventTarget {
  controller: object | null = null
  active: { state: string } | null
  isRegistered: boolean
  constructor({ isRegistered = true, active = null as { state: string } | null } = {}) {
    super()
    this.isRegistered = isRegistered
    this.active = active
  }
  getRegistration = async () => (this.isRegistered ? { active: this.active } : undefined)
  takeOver() {
    this.controller = {}
    this.dispatchEvent(new Event('controllerchange'))
  }
}

const meet = (container: Container | undefined): void => {
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true })
}
const connect = (isOnline: boolean): void => {
  Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true })
}
const settle = () => new Promise((resolve) => setTimeout(resolve))

describe('[design 3] a script is fetched ahead only where a lost connection cannot spoil it', () => {
  const fetchIt = vi.fn(async () => undefined)
  beforeEach(() => {
    fetchIt.mockClear()
    connect(true)
  })

  it('waits for the service worker that keeps every script, also while there is a connection', async () => {
    const container = new Container({ active: { state: 'activating' } })
    meet(container)
    void fetchAhead(fetchIt)
    await settle()
    expect(fetchIt).not.toHaveBeenCalled()
    connect(false)
    container.takeOver()
    await settle()
    expect(fetchIt).toHaveBeenCalledOnce()
  })

  it.each([
    ['without a service worker', undefined],
    ['where none could be registered', new Container({ isRegistered: false })],
    ['on a page that was loaded past its worker', new Container({ active: { state: 'activated' } })],
  ])('%s asks the server, and only with a connection', async (_, container) => {
    meet(container)
    connect(false)
    await fetchAhead(fetchIt)
    expect(fetchIt).not.toHaveBeenCalled()
    connect(true)
    await fetchAhead(fetchIt)
    expect(fetchIt).toHaveBeenCalledOnce()
  })

  it('is quiet about a script that does not come', async () => {
    meet(undefined)
    const error = vi.spyOn(console, 'error').mockReturnValue()
    await expect(fetchAhead(async () => Promise.reject(new Error('gone')))).resolves.toBeUndefined()
    expect(error).toHaveBeenCalledOnce()
  })
})
