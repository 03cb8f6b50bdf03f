// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { onceDrawn, tellDrawn } from './once-drawn.ts'

it('[design 3] what comes after the first screen waits for a connection, so that a lost one spoils no script', async () => {
  const connect = (isOnline: boolean) =>
    Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true })
  connect(false)
  const fetchIt = vi.fn(async () => 'script')
  const script = onceDrawn(fetchIt)
  tellDrawn()
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(fetchIt).not.toHaveBeenCalled()
  connect(true)
  window.dispatchEvent(new Event('online'))
  expect(await script).toBe('script')
  expect(fetchIt).toHaveBeenCalledOnce()
})
