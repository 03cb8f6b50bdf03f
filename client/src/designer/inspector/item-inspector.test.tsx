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
import { ItemInspector } from './item-inspector.tsx'

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

const review = ({ sample = false, verbatim = false }) => ({
  ...{ id: 'r', paragraph: 'Ask the next person', authorName: 'Sample customer', authorLocation: '', sample },
  verbatim,
})

const show = async (marks: { sample?: boolean; verbatim?: boolean }) => {
  const section = blankSection('CustomerReviews', 'reviews', { items: [review(marks)] }) as AnySection
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
            <ItemInspector section={section} place={{ list: 'items', item: 'r' }} />
          </CanvasPageProvider>
        </DraftProvider>
      </WebsiteProvider>,
    ),
  )
  await act(() => vi.dynamicImportSettled())
}

test('[3.sections] a sample review cannot be said to be true before what they said is written', async () => {
  await show({ sample: true })
  expect(place.textContent).toContain('Write what they said first')
  expect(place.textContent).not.toContain('It is true')
})

test('[3.sections] a review that still names the customer of our samples says that visitors do not see it', async () => {
  await show({})
  expect(place.textContent).toContain('do not see a review by “Sample customer”')
})

test('[12.reviews] what a customer sent and its owner took is there to read and to remove, and says why', async () => {
  await show({ verbatim: true })
  expect(place.textContent).toContain('word for word, or not at all')
  expect(place.textContent).toContain('Ask the next person')
  expect(place.querySelectorAll('input, textarea, [contenteditable]')).toHaveLength(0)
  const words = [...place.querySelectorAll('button')].map(({ textContent }) => textContent)
  expect(words).toContain('Remove')
})
