// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sessionStore } from '../server/session/session.ts'
import { InviteScreen } from './invite-screen.tsx'

let root: Root
beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  const account = { id: 'ann', email: 'ann@example.com', name: 'Ann' }
  sessionStore.setState({ session: { status: 'signed-in', account, accessToken: 'token' } })
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.unstubAllGlobals()
})

const refused = async () =>
  Response.json({ code: 'rate.limited', text: 'Too many attempts.' }, { status: 429 })
const lost = async () => Promise.reject(new TypeError('Failed to fetch'))
const broken = async () => Response.json({}, { status: 502 })

test.each([
  ['it was refused', refused, true],
  ['the answer was lost', lost, false],
  ['something in between failed', broken, false],
])(
  '[4.invite] an invitation that did not open says that nothing was changed only where that is known: %s',
  async (_, answer, isKnown) => {
    vi.stubGlobal('fetch', answer)
    await act(async () => root.render(<InviteScreen parameters={{ id: '0123' }} />))
    const alert = () => document.querySelector('[role="alert"]')?.textContent
    await vi.waitFor(() => expect(alert()).toBeDefined())
    if (isKnown) expect(alert()).toContain('Nothing was changed in your account.')
    else {
      expect(alert()).not.toContain('Nothing was changed')
      expect(alert()).toContain('You may be an editor already')
    }
  },
)
