// @vitest-environment jsdom
import { blankContent } from '@shingle/shared/draft/blank-content.ts'
import { seedDraft } from '@shingle/shared/draft/seed.ts'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { navigate, navigation } from '../../app/navigate.ts'
import type { OpenDraft } from '../../replica/draft.ts'
import { type DraftStatus, loadingStatus } from '../../replica/draft-status.ts'
import { createDraftView } from '../../replica/draft-view.ts'
import { DraftProvider } from '../../replica/use-draft.ts'
import { CanvasPageProvider } from '../base/page/page-provider.tsx'
// Fetched before it is shown, so that it stands there at once.
import './leave-dialog.tsx'
import { LeavePrompt } from './leave-prompt.tsx'

const editing: DraftStatus = { ...loadingStatus, phase: 'edit', online: true }
const away: DraftStatus = { ...editing, phase: 'edit-offline', online: false }

const doc = new Y.Doc()
Y.applyUpdate(doc, seedDraft(blankContent()))

const draftThat = (status: DraftStatus): OpenDraft => {
  const part = {
    ...{ view: createDraftView(doc).view, pictures: { sourceOf: () => undefined } },
    ...{ status: () => status, subscribe: () => () => undefined },
  }
  // What else a draft can do nobody asks here.
  return part as unknown as OpenDraft
}

const Nothing = () => null

let root: Root
let end: () => void
beforeEach(async () => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  end = navigation.start(async () => ({ Frame: null, Screen: Nothing, parameters: {} }))
  await navigate('/designer?websiteId=d')
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  end()
})

const leave = async (status: DraftStatus) => {
  await act(async () =>
    root.render(
      <DraftProvider value={draftThat(status)}>
        <CanvasPageProvider>
          <LeavePrompt />
        </CanvasPageProvider>
      </DraftProvider>,
    ),
  )
  await act(() => navigate('/websites'))
  await act(() => vi.dynamicImportSettled())
}

const dialog = () => document.querySelector('[role="dialog"]')?.textContent ?? ''
const press = (words: string) =>
  act(async () =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === words)?.click(),
  )
const browserAsks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

describe('[4.leave] leaving', () => {
  test('what is on this device alone asks, and says that nothing is lost and who does not see it', async () => {
    await leave({ ...away, save: 'device' })
    expect(browserAsks()).toBe(true)
    expect(dialog()).toContain('Nothing is lost: your last changes are saved on this device.')
    expect(dialog()).toContain(
      'They go to your account once you open this website here again with a connection.',
    )
    expect(dialog()).toContain('Until then nobody else sees them.')
    expect(window.location.pathname).toBe('/designer')
    await press('Leave')
    expect(window.location.pathname).toBe('/websites')
  })

  test('a picture that waits, and a server that is busy, ask as well', async () => {
    await leave({ ...editing, save: 'device', pictures: { waiting: 1 } })
    expect(dialog()).toContain('Nothing is lost')
    await press('Stay')
    await leave({ ...editing, save: 'device', why: 'busy' })
    expect(dialog()).toContain('Nothing is lost')
    expect(window.location.pathname).toBe('/designer')
  })

  test('what is nowhere is said to be lost', async () => {
    await leave({ ...away, save: 'not-saved', why: 'storage-blocked' })
    expect(browserAsks()).toBe(true)
    expect(dialog()).toContain('Leaving loses them.')
  })

  test('what is just being sent asks only before the page is closed', async () => {
    await leave({ ...editing, save: 'device' })
    expect(browserAsks()).toBe(true)
    expect(window.location.pathname).toBe('/websites')
  })

  test.each([
    ['saved to the account', { ...away, save: 'account' }],
    ['kept as a recovered copy', { ...editing, phase: 'frozen', save: 'device', why: 'no-access' }],
  ] as const)('what is %s asks nothing', async (_, status) => {
    await leave(status)
    expect(browserAsks()).toBe(false)
    expect(window.location.pathname).toBe('/websites')
  })
})
