// @vitest-environment jsdom
import { blankContent, blankSection } from '@shingle/shared/draft/blank-content.ts'
import type { AnySection } from '@shingle/shared/draft/content.ts'
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
import { CanvasPageProvider } from '../base/page/page-provider.tsx'
import { WebsiteProvider } from '../base/website/website-context.ts'
import { ChosenInspector } from './section-inspector.tsx'

const shown = vi.hoisted(() => [] as string[])
vi.mock('../settings/show-chapter.ts', () => ({ showChapter: (id: string) => shown.push(id) }))

let root: Root
let place: HTMLElement
beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
})
afterEach(async () => {
  await act(async () => root.unmount())
  place.remove()
})

const show = async (layout: string) => {
  const section = { ...blankSection('Introduction', 'intro', {}), layout } as AnySection
  const doc = new Y.Doc()
  Y.applyUpdate(doc, seedDraft(blankContent({ sections: [section] })))
  const status = { ...loadingStatus, phase: 'edit' as const, online: true }
  const part = {
    ...{ view: createDraftView(doc).view, pictures: { sourceOf: () => undefined } },
    ...{ doc: () => doc, status: () => status, subscribe: () => () => undefined },
    undoManager: () => new Y.UndoManager(rootOf(doc)),
  }
  await act(async () =>
    root.render(
      <WebsiteProvider value={aWebsite()}>
        {/* What else a draft can do nobody asks here. */}
        <DraftProvider value={part as unknown as OpenDraft}>
          <CanvasPageProvider>
            <ChosenInspector id="intro" item={undefined} />
          </CanvasPageProvider>
        </DraftProvider>
      </WebsiteProvider>,
    ),
  )
  await act(() => vi.dynamicImportSettled())
}
const link = () =>
  [...place.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Opening hours are in Settings',
  )

test('[2.designer] an opening made of the hours says where they are written, and leads there', async () => {
  await show('board')
  await act(async () => link()?.click())
  expect(shown).toEqual(['hours'])
})

test('[2.designer] an opening without the hours says nothing of them', async () => {
  await show('split')
  expect(link()).toBeUndefined()
})
