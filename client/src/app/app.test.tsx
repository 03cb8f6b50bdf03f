// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { App } from './app.tsx'
import { tellDrawn } from './once-drawn.ts'

vi.mock(import('./router.tsx'), () => ({ Router: () => <main>The screen</main> }))
vi.mock(import('../ui/toast.tsx'), () => {
  throw new Error('It did not come')
})

afterEach(() => vi.restoreAllMocks())

test('[8.states] a part beside every screen that does not come leaves the screen as it is', async () => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root.render(<App />))
  tellDrawn()
  await vi.waitFor(() => expect(said).toHaveBeenCalled())
  await act(async () => undefined)
  expect(document.body.textContent).toContain('The screen')
  await act(async () => root.unmount())
})
