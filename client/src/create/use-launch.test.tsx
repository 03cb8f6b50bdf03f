// @vitest-environment jsdom
import { websiteLimitReached } from '@shingle/shared/website/problems.ts'
import { act, Suspense } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sessionStore } from '../server/session/session.ts'
import { aWebsite } from '../website/website-entry.testing.ts'
import { WebsitesScreen } from '../websites/websites-screen.tsx'
import { answersStore, changeAnswers, forgetAnswers } from './answers-store.ts'
import { useLaunch } from './use-launch.ts'

const owned = ['a', 'b', 'c', 'd', 'e'].map((letter) => aWebsite({ draftId: letter.repeat(24) }))
const limitTitle = 'Website limit reached'

let root: Root
beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit = {}) => {
    const { code, text, status } = websiteLimitReached
    if (method === 'POST') return Response.json({ code, text }, { status })
    return Response.json(path.startsWith('/api/websites') ? { owned, shared: [], limit: 5 } : {})
  })
  const account = { id: 'mara', email: 'mara@example.com', name: 'Mara' }
  sessionStore.setState({ session: { status: 'signed-in', account, accessToken: 'token' } })
  changeAnswers({ businessName: 'Pell Street Cycles', businessActivities: 'We mend bicycles' })
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  localStorage.clear()
  forgetAnswers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const Launching = () => {
  useLaunch()
  return null
}
const dialog = () => document.querySelector('[role="dialog"]')?.textContent ?? ''
const seeList = () =>
  act(async () =>
    root.render(
      <Suspense>
        <WebsitesScreen />
      </Suspense>,
    ),
  )

/** Until that is so: what comes late comes in several turns. */
const until = async (isSo: () => boolean) => {
  for (let turn = 0; turn < 1_000 && !isSo(); turn += 1)
    await act(() => new Promise((resolve) => setTimeout(resolve, 5)))
  expect(isSo()).toBe(true)
}

test('[4.websites] whose answers meet the limit of websites is told by the list, once, and keeps them', async () => {
  await act(async () => root.render(<Launching />))
  await until(() => window.location.pathname === '/websites')
  expect(localStorage.getItem('websiteLimitReached')).toBe('true')
  expect(answersStore.getState().answers.businessName).toBe('Pell Street Cycles')
  await seeList()
  await until(() => dialog().includes(limitTitle))
  expect(localStorage.getItem('websiteLimitReached')).toBeNull()
  await act(async () => root.render(null))
  await seeList()
  await until(() => document.querySelectorAll('[data-website]').length === owned.length)
  expect(dialog()).toBe('')
})
