// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sessionStore } from '../../server/session/session.ts'
import { aWebsite } from '../../website/website-entry.testing.ts'
import { LeaveDialog } from './leave-dialog.tsx'

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

const workOn = (draftId: string | null, name: string) => ({
  ...{ key: name, name, draftId, copies: [], content: [] },
  what: 'Changes that are not in your account yet',
})

const rows = () =>
  [...document.querySelectorAll('li')].map((row) => [
    row.textContent,
    [...row.querySelectorAll('a, button')].map((way) => way.getAttribute('aria-label')),
  ])

test('[4.session] whoever signs out is led to a website with unsaved work only where it is still theirs to open', async () => {
  const listed = aWebsite({ draftId: 'a'.repeat(24) })
  vi.stubGlobal('fetch', async () => Response.json({ owned: [listed], shared: [], limit: 10 }))
  const work = [workOn(listed.draftId, 'Pell Street'), workOn('b'.repeat(24), 'Wren Clocks')]
  const nothing = () => undefined
  await act(async () =>
    root.render(<LeaveDialog work={work} onKeep={nothing} onDelete={nothing} onClose={nothing} />),
  )
  await vi.waitFor(() =>
    expect(rows()).toEqual([
      [expect.stringContaining('not in your account yet'), ['Open Pell Street', 'Download Pell Street']],
      [expect.stringContaining('did not reach your account'), ['Download Wren Clocks']],
    ]),
  )
})
