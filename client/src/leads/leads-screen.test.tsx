// @vitest-environment jsdom
import { notAllowed } from '@shingle/shared/website/problems.ts'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PlaceProvider } from '../app/use-place.ts'
import { sessionStore } from '../server/session/session.ts'
import { LeadsScreen } from './leads-screen.tsx'

let root: Root
beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  const account = { id: 'ed', email: 'ed@example.com', name: 'Ed' }
  sessionStore.setState({ session: { status: 'signed-in', account, accessToken: 'token' } })
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

test('[ruling 16] an editor is told whose the messages are, and led to what an editor may do', async () => {
  const { code, text, status } = notAllowed
  vi.stubGlobal('fetch', async () => Response.json({ code, text }, { status }))
  const website = 'd'.repeat(24)
  await act(async () =>
    root.render(
      <PlaceProvider value={{ pathname: `/leads/${website}`, search: '' }}>
        <LeadsScreen parameters={{ website }} />
      </PlaceProvider>,
    ),
  )
  for (let turn = 0; turn < 20; turn += 1) await act(() => new Promise((resolve) => setTimeout(resolve, 5)))
  const main = document.querySelector('main')
  expect(main?.textContent).toContain('Only the owner reads these')
  expect([...(main?.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent)).toEqual([])
  const ways = [...(main?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))
  expect(ways).toEqual(['/websites', `/designer?websiteId=${website}`])
})
