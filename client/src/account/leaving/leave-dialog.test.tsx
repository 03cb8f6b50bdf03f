// @vitest-environment jsdom
import { blankContent } from '@shingle/shared/draft/blank-content.ts'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sessionStore } from '../../server/session/session.ts'
import { aWebsite } from '../../website/website-entry.testing.ts'
import { useWebsites } from '../../website/websites-query.ts'
import { LeaveDialog } from './leave-dialog.tsx'
import { listedHere } from './listed-here.ts'
import { beyondReach, unsavedDrafts } from './unsaved-drafts.ts'

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

const List = () => <p>{useWebsites().data?.owned.length}</p>

test('[4.session] which websites somebody can open is known from the list that this device keeps', async () => {
  vi.stubGlobal('indexedDB', { databases: async () => [] })
  const [owned, shared] = [aWebsite({ draftId: 'a'.repeat(24) }), aWebsite({ draftId: 'b'.repeat(24) })]
  vi.stubGlobal('fetch', async () => Response.json({ owned: [owned], shared: [shared], limit: 10 }))
  expect(listedHere('ann')).toBeNull()
  await act(async () => root.render(<List />))
  await vi.waitFor(() => expect(listedHere('ann')).toEqual(new Set([owned.draftId, shared.draftId])))
  expect(listedHere('ben')).toBeNull()
})

test('[4.session] whoever signs out is led to a website with unsaved work only where it is still theirs to open', async () => {
  const copyOf = (draftId: string, name: string) => ({
    ...{ name: draftId, draftId },
    content: blankContent({ business: { ...blankContent().business, name } }),
  })
  const own = unsavedDrafts([copyOf('pell', 'Pell Street')])
  const gone = unsavedDrafts([copyOf('wren', 'Wren Clocks')]).map(beyondReach)
  const nothing = () => undefined
  await act(async () =>
    root.render(
      <LeaveDialog work={[...own, ...gone]} onKeep={nothing} onDelete={nothing} onClose={nothing} />,
    ),
  )
  const rows = [...document.querySelectorAll('li')].map((row) => [
    row.textContent,
    [...row.querySelectorAll('a, button')].map((way) => way.getAttribute('aria-label')),
  ])
  expect(rows).toEqual([
    [expect.stringContaining('not in your account yet'), ['Open Pell Street', 'Download Pell Street']],
    [expect.stringContaining('did not reach your account'), ['Download Wren Clocks']],
  ])
})
