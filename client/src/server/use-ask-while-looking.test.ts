// @vitest-environment jsdom
import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { useAskWhileLooking } from './use-ask-while-looking.ts'

let asked = 0
const ask = () => {
  asked += 1
}
const Looking = () => {
  useAskWhileLooking(ask)
  return null
}

test('[4.list] a device on which nobody does anything asks rarely, and at once as often when somebody is back', async () => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
  const root = createRoot(document.createElement('div'))
  await act(async () => root.render(createElement(Looking)))
  const inMinutes = (minutes: number): number => {
    const before = asked
    vi.advanceTimersByTime(minutes * 60_000)
    return asked - before
  }
  window.dispatchEvent(new Event('keydown'))
  expect(inMinutes(2)).toBe(24)
  inMinutes(2)
  expect(inMinutes(10)).toBe(30)
  window.dispatchEvent(new Event('pointermove'))
  expect(inMinutes(1)).toBe(12)
  await act(async () => root.unmount())
  vi.useRealTimers()
})
