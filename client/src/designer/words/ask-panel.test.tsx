// @vitest-environment jsdom
import { blankContent } from '@shingle/shared/draft/blank-content.ts'
import { seedDraft } from '@shingle/shared/draft/seed.ts'
import { rootOf } from '@shingle/shared/draft/shape.ts'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import type { OpenDraft } from '../../replica/draft.ts'
import { loadingStatus } from '../../replica/draft-status.ts'
import { createDraftView } from '../../replica/draft-view.ts'
import { DraftProvider } from '../../replica/use-draft.ts'
import { aWebsite } from '../../website/website-entry.testing.ts'
import { askHelp, designerStore, select, selectNew, showProposed } from '../base/designer-store.ts'
import { CanvasPageProvider } from '../base/page/page-provider.tsx'
import { WebsiteProvider } from '../base/website/website-context.ts'
import { AskPanel } from './ask-panel.tsx'

let root: Root
let place: HTMLElement
beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', async () => Response.json({ isConnected: true }))
  askHelp({ on: 'website' })
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
})
afterEach(async () => {
  await act(async () => root.unmount())
  place.remove()
})

const doc = new Y.Doc()
Y.applyUpdate(doc, seedDraft(blankContent()))
const status = { ...loadingStatus, phase: 'edit' as const, online: true }
const part = {
  ...{ view: createDraftView(doc).view, pictures: { sourceOf: () => undefined } },
  ...{ doc: () => doc, status: () => status, subscribe: () => () => undefined },
  undoManager: () => new Y.UndoManager(rootOf(doc)),
}
// What else a draft can do nobody asks here.
const draft = part as unknown as OpenDraft

const show = (panel: boolean) =>
  act(async () =>
    root.render(
      <WebsiteProvider value={aWebsite()}>
        <DraftProvider value={draft}>
          <CanvasPageProvider>{panel && <AskPanel section={undefined} />}</CanvasPageProvider>
        </DraftProvider>
      </WebsiteProvider>,
    ),
  )
const field = () => place.querySelector('textarea')
const type = (words: string) =>
  act(async () => {
    const area = field()
    if (area) Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, words)
    area?.dispatchEvent(new Event('input', { bubbles: true }))
  })
const help = () => designerStore.getState().help

test('[2.words] choosing a section leaves the panel of a change, and so does adding one', () => {
  select({ section: 'services' })
  expect(help()).toBeNull()
  askHelp({ on: 'website' })
  selectNew({ section: 'team' })
  expect(help()).toBeNull()
})

test('[2.words] edits that are proposed are not lost to a click elsewhere', () => {
  showProposed(blankContent())
  select({ section: 'services' })
  showProposed(null)
  expect(help()).toEqual({ on: 'website' })
})

test('[2.words] Escape closes the panel of a change, and what was wished stands there when it is opened again', async () => {
  await show(true)
  await type('Say that we mend taps')
  await act(async () =>
    field()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
  )
  expect(help()).toBeNull()
  await show(false)
  await show(true)
  expect(field()?.value).toBe('Say that we mend taps')
})
