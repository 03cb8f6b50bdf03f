// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sessionStore } from '../server/session/session.ts'
import { Toasts } from '../ui/toast.tsx'
import { DeclineDialog } from './decline-dialog.tsx'

let root: Root
beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  Reflect.set(window, 'matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
  const account = { id: 'ann', email: 'ann@example.com', name: 'Ann' }
  sessionStore.setState({ session: { status: 'signed-in', account, accessToken: 'token' } })
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

/** Declines an invite to Rook Barbers while the server answers so; answers what was done, and what is said then. */
const decline = async (answer: () => Response) => {
  const done: string[] = []
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit) => {
    done.push(`${method} ${address}`)
    return answer()
  })
  await act(async () =>
    root.render(
      <>
        <Toasts />
        <DeclineDialog
          inviteId="one"
          businessName="Rook Barbers"
          onDeclined={() => done.push('declined')}
          onClose={() => done.push('closed')}
        />
      </>,
    ),
  )
  expect(document.body.textContent).toContain('You will be no editor of Rook Barbers.')
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Decline')
  await act(async () => button?.click())
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  return { done, said: document.body.textContent }
}

test('[4.invite] declining ends the invite, says so and closes', async () => {
  const { done, said } = await decline(() => new Response(null, { status: 204 }))
  expect(done).toEqual(['DELETE /api/invite/delete/one', 'closed', 'declined'])
  expect(said).toContain('You are no editor of Rook Barbers')
})

test('[4.invite] an invite that could not be declined is asked about still, with the reason', async () => {
  const text = 'This invitation is no longer valid'
  const { done, said } = await decline(() =>
    Response.json({ code: 'invite.no-longer-valid', text }, { status: 404 }),
  )
  expect(done).toEqual(['DELETE /api/invite/delete/one'])
  expect(said).toContain(text)
})
