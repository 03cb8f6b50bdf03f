// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeAll, expect, test, vi } from 'vitest'
import { CodePreview } from './code-preview.tsx'

const place = document.body.appendChild(document.createElement('div'))
const root = createRoot(place)
const url = 'http://a.usercontent.localhost:3000/embed-preview'
const show = (code: string) => act(async () => root.render(<CodePreview url={url} code={code} />))
const shownIn = () => place.querySelector('iframe')?.contentWindow ?? null
const hear = (data: unknown, source: Window | null) =>
  act(async () => void window.dispatchEvent(new MessageEvent('message', { data, source })))

beforeAll(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
})

test('[2.3.embed] code is told to its frame once that asks for it, and again when typing has settled', async () => {
  vi.useFakeTimers()
  await show('<b>Al</b>')
  expect(place.querySelector('iframe')?.getAttribute('sandbox')).not.toContain('allow-same-origin')
  const told = vi.spyOn(shownIn() as Window, 'postMessage').mockImplementation(() => undefined)
  const pass = () => act(async () => void vi.advanceTimersByTime(1_000))
  // Somebody else's frame is nobody who asks.
  await hear({ embedReady: 1 }, window)
  await hear('embedReady', shownIn())
  await pass()
  expect([told.mock.calls, place.textContent?.includes('needs a connection')]).toEqual([[], true])
  await hear({ embedReady: 1 }, shownIn())
  await pass()
  await show('<b>Alp')
  await show('<b>Alpha</b>')
  await pass()
  expect(told.mock.calls).toEqual([
    [{ embedCode: '<b>Al</b>' }, '*'],
    [{ embedCode: '<b>Alpha</b>' }, '*'],
  ])
  vi.useRealTimers()
})
