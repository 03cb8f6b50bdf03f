// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sessionStore } from '../server/session/session.ts'
import { WaitingInvites } from './waiting-invites.tsx'

const place = document.body.appendChild(document.createElement('div'))
let root: Root
beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  const account = { id: 'ann', email: 'ann@example.com', name: 'Ann' }
  sessionStore.setState({ session: { status: 'signed-in', account, accessToken: 'token' } })
})
afterEach(() => vi.unstubAllGlobals())

const invitations = [
  { inviteId: 'one', businessName: 'Rook Barbers', ownerName: 'Rook', openUntil: '2026-12-01T00:00:00.000Z' },
]
const given = async () => Response.json({ invitations })
const failing = async () => Response.json({}, { status: 503 })

/** Comes to the list of websites while the server answers so, and leaves it again; answers what is shown there. */
const look = async (answer: () => Promise<Response>) => {
  vi.stubGlobal('fetch', answer)
  root = createRoot(place)
  await act(async () => root.render(<WaitingInvites tellsTrouble />))
  // The answer is read in several turns.
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  const shown = place.textContent
  await act(async () => root.unmount())
  return shown
}

test('[4.invite] an invite that was accepted meanwhile is not shown as waiting where the server does not say so', async () => {
  expect(await look(given)).toContain('Rook asks you to edit Rook Barbers')
  const unread = await look(failing)
  expect(unread).toMatch(/^Whether an invitation waits could not be read\..*Try again$/)
  expect(unread).not.toContain('Rook Barbers')
  expect(await look(given)).toContain('Rook Barbers')
})
